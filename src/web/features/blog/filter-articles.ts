import { smallWords } from '#content/search-words/small-words.ts'
import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import { announceFound, nameTerm, startAddressFilter } from '#web/lib/address-filter.ts'
import { createFinder } from '#web/lib/find.ts'

/** Search and category filter of the blog. */
export function startArticleFilter(): void {
  const bar = document.querySelector<HTMLElement>('[data-filter]')
  const status = document.querySelector<HTMLElement>('[data-filter-status]')
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]')
  if (!bar || !status || !empty) return
  const cards = [...document.querySelectorAll<HTMLElement>('[data-category]')]
  const { lang } = document.documentElement
  const find = createFinder(cards, describe, smallWords[isLanguage(lang) ? lang : defaultLanguage])

  startAddressFilter(bar, (asked) => {
    const hits = new Set(find(asked.term).hits)
    let found = 0
    for (const card of cards) {
      const isInCategory = asked.category === '' || card.dataset.category === asked.category
      const isHit = isInCategory && hits.has(card)
      card.hidden = !isHit
      if (isHit) found += 1
    }
    empty.hidden = found > 0
    if (found === 0) nameTerm(empty, asked.term.trim())
    announceFound(status, asked, found)
    return new Set([...hits].map(({ dataset }) => dataset.category ?? ''))
  })
}

/** Title and excerpt. */
function describe(card: HTMLElement) {
  const textOf = (part: string) => card.querySelector(part)?.textContent ?? ''
  return { kind: '', name: textOf('h2'), dutch: '', group: '', calls: '', text: textOf('[data-excerpt]') }
}
