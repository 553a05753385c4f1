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
  startAddressFilter(bar, (asked) => {
    let found = 0
    for (const item of items) {
      item.hidden = asked.category !== '' && item.dataset.pair !== asked.category
      if (!item.hidden) found += 1
    }
    empty.hidden = found > 0
    announceFound(status, asked, found)
  })
}
