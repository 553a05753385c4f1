import { announceFound, startAddressFilter } from '#web/lib/address-filter.ts'

/** Search and category filter of the overview. */
export function startTreatmentFilter(): void {
  const bar = document.querySelector<HTMLElement>('[data-filter]')
  const status = document.querySelector<HTMLElement>('[data-filter-status]')
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]')
  if (!bar || !status || !empty) return
  const sections = [...document.querySelectorAll<HTMLElement>('[data-category]')]
  const isWide = matchMedia('(min-width: 56.0625rem)')

  startAddressFilter(bar, (asked) => {
    const needle = asked.term.trim().toLowerCase()
    let found = 0
    for (const section of sections) {
      const isAsked = asked.category === '' || section.dataset.category === asked.category
      let inSection = 0
      const cards = section.querySelectorAll<HTMLElement>('[data-treatment]')
      for (const card of cards) {
        const isHit = isAsked && (card.dataset.treatment ?? '').includes(needle)
        card.hidden = !isHit
        if (isHit) inSection += 1
      }
      section.hidden = inSection === 0
      // The number beside the heading counts all of them.
      section.toggleAttribute('data-partial', inSection < cards.length)
      const details = section.querySelector('details')
      if (details && !isWide.matches) details.open = needle !== '' || asked.category !== ''
      found += inSection
    }
    empty.hidden = found > 0
    const heading = empty.querySelector('[data-term]')
    if (heading) heading.textContent = (empty.dataset.text ?? '').replace('{{term}}', asked.term.trim())
    announceFound(status, asked, found)
  })
}
