import { smallWords } from '#content/search-words/small-words.ts'
import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import { createFinder } from '#web/lib/find.ts'
import type { Found } from '#web/lib/find.ts'

/** Prepares the search over the cards of the overview: what stands on a card, its category, its Dutch names and what else people call it. */
export function cardFinder(
  sections: readonly HTMLElement[],
  bar: HTMLElement,
): (term: string) => Found<HTMLElement> {
  const words: Record<string, string> = JSON.parse(
    bar.querySelector<HTMLElement>('[data-search-words]')?.dataset.searchWords ?? '{}',
  )
  const { lang } = document.documentElement
  const cards = sections.flatMap((section) => {
    const category = `${section.querySelector('h2')?.textContent} ${section.dataset.dutch ?? ''}`
    return [...section.querySelectorAll<HTMLElement>('[data-treatment]')].map((card) => ({ card, category }))
  })
  const find = createFinder(
    cards,
    ({ card, category }) => {
      const { treatment: family = '', dutch = '' } = card.dataset
      const lines = [...(card.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)
      const name = card.querySelector('a')?.textContent ?? ''
      return {
        kind: family,
        name,
        group: category,
        calls: words[family] ?? '',
        text: [...lines, dutch].join(' '),
      }
    },
    smallWords[isLanguage(lang) ? lang : defaultLanguage],
  )
  return (term) => {
    const { hits, nearest } = find(term)
    return { hits: hits.map(({ card }) => card), nearest: nearest.map(({ card }) => card) }
  }
}
