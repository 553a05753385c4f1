import { announceFound, startAddressFilter } from '#web/lib/address-filter.ts'
import { startComparison } from '#web/features/gallery/start-comparison.ts'

/** Filter and sliders of the gallery. */
export function startGallery(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
    const reset = startComparison(frame)
    // The next look starts in the middle again (SPEC 9).
    frame.closest('dialog')?.addEventListener('close', reset)
  }

  const bar = document.querySelector<HTMLElement>('[data-filter]')
  const status = document.querySelector<HTMLElement>('[data-filter-status]')
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]')
  if (!bar || !status || !empty) return
  const items = [...document.querySelectorAll<HTMLElement>('[data-pair]')]
  startSteps(items)
  startAddressFilter(bar, (asked) => {
    let found = 0
    for (const item of items) {
      // Back is how a phone closes what lies over the page; hidden with its item, an open pair would hold the page for ever.
      item.querySelector('dialog')?.close()
      item.hidden = asked.category !== '' && item.dataset.pair !== asked.category
      if (!item.hidden) found += 1
    }
    empty.hidden = found > 0
    announceFound(status, asked, found)
    // Nothing is searched for here.
    return new Set()
  })
}

/** From one open pair to the one before or after it, round and round among those that are shown. */
function startSteps(items: readonly HTMLElement[]): void {
  for (const item of items)
    for (const button of item.querySelectorAll<HTMLElement>('[data-step]'))
      button.addEventListener('click', () => {
        const shown = items.filter(({ hidden }) => !hidden)
        const at = shown.indexOf(item) + (button.dataset.step === 'next' ? 1 : -1)
        const next = shown.at(at % shown.length)?.querySelector('dialog')
        item.querySelector('dialog')?.close()
        next?.showModal()
        next?.querySelector<HTMLElement>(`[data-step=${button.dataset.step}]`)?.focus()
      })
}
