const openDelayMs = 120
const closeDelayMs = 400

type Way = 'hover' | 'focus' | 'click'

/** Opens on hover, focus or click; closes when the mouse leaves, on Escape, on a link and when the focus goes elsewhere (SPEC 2). */
export function startMegaMenu(): void {
  const item = document.querySelector<HTMLElement>('[data-mega]')
  const trigger = item?.querySelector<HTMLElement>('[data-mega-trigger]')
  const panel = item?.querySelector<HTMLElement>('[data-mega-panel]')
  if (!item || !trigger || !panel) return

  let openedBy: Way | undefined
  let timer = 0
  let isPressing = false

  const set = (way: Way | undefined) => {
    clearTimeout(timer)
    openedBy = way
    item.toggleAttribute('data-open', way !== undefined)
    // While it fades, no key may lead into it.
    panel.inert = way === undefined
    trigger.setAttribute('aria-expanded', String(way !== undefined))
  }
  const close = () => set(undefined)
  close()

  item.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse' && openedBy === undefined)
      timer = window.setTimeout(() => set('hover'), openDelayMs)
  })
  item.addEventListener('pointerleave', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse') timer = window.setTimeout(close, closeDelayMs)
  })
  trigger.addEventListener('pointerdown', () => {
    isPressing = true
  })
  trigger.addEventListener('focus', () => {
    if (!isPressing && openedBy === undefined && trigger.dataset.focusBack === undefined) set('focus')
  })
  trigger.addEventListener('click', () => {
    isPressing = false
    // A click keeps open what hover or focus has opened; the next one closes it.
    set(openedBy === 'click' ? undefined : 'click')
  })
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !item.contains(target)) close()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || openedBy === undefined) return
    const hadFocus = panel.contains(document.activeElement)
    isPressing = true
    if (hadFocus) trigger.focus()
    isPressing = false
    close()
  })
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) close()
  })
  item.addEventListener('keydown', (event) => {
    const next = neighbour(item, panel, event.key)
    if (!next) return
    event.preventDefault()
    if (openedBy === undefined) set('focus')
    next.focus()
  })
}

/** The link that an arrow key leads to: down and up by one, sideways by one group, in the reading direction. */
function neighbour(item: HTMLElement, panel: HTMLElement, key: string): HTMLElement | null | undefined {
  const links = [...panel.querySelectorAll<HTMLElement>('a')]
  const current = links.findIndex((link) => link === document.activeElement)
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key === 'ArrowDown') return links[current + 1]
  if (key === 'ArrowUp') return current > 0 ? links[current - 1] : item.querySelector('button')
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (current < 0 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  const groups = [...panel.querySelectorAll<HTMLElement>('[data-mega-group]')]
  const group = groups.findIndex((element) => element.contains(document.activeElement))
  return groups[group + (key === forward ? 1 : -1)]?.querySelector('a') ?? links[0]
}
