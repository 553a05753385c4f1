import { smallWords } from '#content/search-words/small-words.ts'
import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import { createFinder, holds, padded } from '#web/lib/find.ts'
import type { Findable, Found } from '#web/lib/find.ts'

type Card = Findable & {
  card: HTMLElement
  /** What can be read on it and above it. */
  shown: string
  /** What else it is found by. */
  unseen: readonly string[]
}
type FoundCards = Pick<Found<HTMLElement>, 'hits' | 'nearest'> & {
  /** Of a hit that does not show the words of the term: what holds them. */
  foundBy: ReadonlyMap<HTMLElement, readonly string[]>
}

/** Prepares the search over the cards of the overview: what stands on a card, its category, its Dutch names and what else people call it. */
export function cardFinder(sections: readonly HTMLElement[], bar: HTMLElement): (term: string) => FoundCards {
  const words: Record<string, string> = JSON.parse(
    bar.querySelector<HTMLElement>('[data-search-words]')?.dataset.searchWords ?? '{}',
  )
  const { lang } = document.documentElement
  const cards = sections.flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>('[data-treatment]')].map((card) => read(card, section, words)),
  )
  const find = createFinder(cards, (card) => card, smallWords[isLanguage(lang) ? lang : defaultLanguage])
  return (term) => {
    const { hits, nearest, words: asked } = find(term)
    return {
      hits: hits.map(({ card }) => card),
      nearest: nearest.map(({ card }) => card),
      foundBy: new Map(hits.map((hit) => [hit.card, unseenBy(hit, asked)])),
    }
  }
}

function read(card: HTMLElement, section: HTMLElement, words: Readonly<Record<string, string>>): Card {
  const { treatment: kind = '', dutch = '' } = card.dataset
  const heading = section.querySelector('h2')?.textContent ?? ''
  const dutchHeading = section.dataset.dutch ?? ''
  const lines = [...(card.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)
  const calls = words[kind] ?? ''
  return {
    card,
    kind,
    name: card.querySelector('a')?.textContent ?? '',
    dutch,
    group: `${heading} ${dutchHeading}`,
    calls,
    text: lines.join(' '),
    shown: padded([heading, ...lines].join(' ')),
    unseen: [...calls.split(/[,،]/), dutch, dutchHeading],
  }
}

/** One name that holds all words that are not shown, else one for each of them. */
function unseenBy({ shown, unseen }: Card, words: Found<Card>['words']): string[] {
  const isIn = (text: string, same: readonly string[]) => same.some((word) => holds(text, word))
  const missing = words.filter((same) => !isIn(shown, same))
  if (missing.length === 0) return []
  const holding = (asked: typeof missing) =>
    unseen.find((name) => asked.every((same) => isIn(padded(name), same)))
  const all = holding(missing)
  const names = all === undefined ? missing.map((same) => holding([same]) ?? '') : [all]
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '')
}
