import { announceFound, startAddressFilter } from '#web/lib/address-filter.ts'
import { fold } from '#web/lib/fold.ts'

/** Search and category filter of the blog: an article is found by all words of a search, in any order. */
export function startArticleFilter(): void {
  const bar = document.querySelector<HTMLElement>('[data-filter]')
  const status = document.querySelector<HTMLElement>('[data-filter-status]')
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]')
  if (!bar || !status || !empty) return
  const cards = [...document.querySelectorAll<HTMLElement>('[data-article]')]

  startAddressFilter(bar, (asked) => {
    const words = fold(asked.term).split(' ')
    let found = 0
    for (const card of cards) {
      const isInCategory = asked.category === '' || card.dataset.category === asked.category
      const isHit = isInCategory && words.every((word) => card.dataset.article?.includes(word))
      card.hidden = !isHit
      if (isHit) found += 1
    }
    empty.hidden = found > 0
    announceFound(status, asked, found)
  })
}
