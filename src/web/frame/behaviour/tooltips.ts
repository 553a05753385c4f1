const openDelayMs = 700
const skipDelayMs = 300

/** Tooltips of SPEC 4 and 9: after 700 ms of hover or focus, at once within 300 ms of the last one. */
export function startTooltips(): void {
  let timer = 0
  let closedAt = -Infinity
  let shown: HTMLElement | null = null

  const open = (holder: HTMLElement) => {
    shown = holder.querySelector('[role=tooltip]')
    shown?.removeAttribute('hidden')
  }
  const close = () => {
    clearTimeout(timer)
    if (shown === null) return
    shown.hidden = true
    shown = null
    closedAt = performance.now()
  }
  const plan = (holder: HTMLElement) => {
    close()
    const hasJustClosed = performance.now() - closedAt < skipDelayMs
    timer = window.setTimeout(() => open(holder), hasJustClosed ? 0 : openDelayMs)
  }

  for (const holder of document.querySelectorAll<HTMLElement>('[data-tooltip]')) {
    holder.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') plan(holder)
    })
    holder.addEventListener('focusin', () => plan(holder))
    for (const leaving of ['pointerleave', 'focusout', 'click']) holder.addEventListener(leaving, close)
  }
  addEventListener('scroll', close, { passive: true })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}
