import { announceFound, nameTerm, startAddressFilter } from '#web/lib/address-filter.ts'
import { nearestCount } from '#web/lib/find.ts'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { cardFinder } from '#web/features/treatments/find-cards.ts'

/** Search and category filter of the overview. */
export function startTreatmentFilter(): void {
  const bar = document.querySelector<HTMLElement>('[data-filter]')
  const status = document.querySelector<HTMLElement>('[data-filter-status]')
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]')
  if (!bar || !status || !empty) return
  const sections = [...document.querySelectorAll<HTMLElement>('[data-category]')]
  const openFor = rememberOpen()
  const narrow = matchMedia(narrowQuery)
  const find = cardFinder(sections, bar)
  let arrangedFor = ''

  startAddressFilter(bar, (asked) => {
    const { hits, nearest, foundBy } = find(asked.term)
    const hit = new Set(hits)
    if (asked.term !== arrangedFor) arrange(hits)
    arrangedFor = asked.term
    let found = 0
    for (const section of sections) {
      const isAsked = asked.category === '' || section.dataset.category === asked.category
      let inSection = 0
      const cards = section.querySelectorAll<HTMLElement>('[data-treatment]')
      for (const card of cards) {
        const isHit = isAsked && hit.has(card)
        card.hidden = !isHit
        sayFoundBy(card, foundBy.get(card) ?? [], status.dataset)
        if (isHit) inSection += 1
      }
      section.hidden = inSection === 0
      // What stands for all of them is then left out.
      section.toggleAttribute('data-partial', inSection < cards.length)
      const details = section.querySelector('details')
      if (details && narrow.matches) openFor(details, asked.term.trim() !== '' || asked.category !== '')
      found += inSection
    }
    empty.hidden = found > 0
    // What only other categories hold is nearer than what nearly is it.
    if (found === 0)
      fillEmpty(empty, asked.term.trim(), hits.length > 0 ? hits.slice(0, nearestCount) : nearest)
    announceFound(status, asked, found)
    return new Set(hits.map((card) => card.closest<HTMLElement>('[data-category]')?.dataset.category ?? ''))
  })
}

/** What is found best stands first; without a term each card and section is back in its place. */
function arrange(cards: readonly HTMLElement[]): void {
  for (const card of cards) card.parentElement?.append(card)
  for (const section of new Set(cards.map((card) => card.closest('section')))) {
    section?.parentElement?.append(section)
  }
}

/** A card on which nothing shows why it was found says so, and of its Dutch name that it is that. */
function sayFoundBy(card: HTMLElement, names: readonly string[], texts: DOMStringMap): void {
  card.querySelector('[data-found-by]')?.remove()
  if (names.length === 0) return
  const line = document.createElement('p')
  line.dataset.foundBy = ''
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'unit', style: 'short' })
  const { dutch } = card.dataset
  const text = names.every((name) => name === dutch) ? texts.foundInDutch : texts.foundBy
  const [before = '', after = ''] = (text ?? '').split('{{names}}')
  // In an order and a voice of their own: on an Arabic page they may be Dutch.
  const found = document.createElement('bdi')
  found.textContent = list.format(names)
  const ofCategory = card.closest('section')?.dataset.dutch
  if (names.every((name) => name === dutch || name === ofCategory)) found.lang = 'nl'
  line.append(before, found, after)
  card.firstElementChild?.append(line)
}

/** Names what was asked for, and links to what comes nearest. */
function fillEmpty(empty: HTMLElement, term: string, nearest: readonly HTMLElement[]): void {
  nameTerm(empty, term)
  const list = empty.querySelector('ul')
  list?.replaceChildren(
    ...nearest.map((card) => {
      const item = document.createElement('li')
      const link = card.querySelector('a')?.cloneNode(true)
      if (link) item.append(link)
      return item
    }),
  )
  if (list?.parentElement) list.parentElement.hidden = nearest.length === 0
}

/** Opens what a search finds; when nothing is asked for any more, each section is again as the visitor had it. */
function rememberOpen() {
  const before = new Map<HTMLDetailsElement, boolean>()
  return (details: HTMLDetailsElement, isAsked: boolean) => {
    if (isAsked && !before.has(details)) before.set(details, details.open)
    if (isAsked) details.open = true
    else if (before.has(details)) {
      details.open = before.get(details) === true
      before.delete(details)
    }
  }
}
