import { expect, it } from 'vitest'
import { relatedArticles } from '#web/features/blog/related-articles.ts'

const article = (slug: string, category: string, publishDate: string) => ({ slug, category, publishDate })
const articles = [
  article('clinic-old', 'clinic', '2026-01-01'),
  article('skin-old', 'skincare', '2026-02-01'),
  article('skin-new', 'skincare', '2026-05-01'),
  article('treatment', 'treatments', '2026-06-01'),
  article('clinic-new', 'clinic', '2026-04-01'),
]
const slugs = (slug: string, count?: number) =>
  relatedArticles(articles, slug, count).map((each) => each.slug)

it('offers the same category first, then the others, each newest first, three in all', () => {
  expect(slugs('skin-old')).toEqual(['skin-new', 'treatment', 'clinic-new'])
  expect(slugs('clinic-old', 2)).toEqual(['clinic-new', 'treatment'])
})

it('offers the three newest to an unknown article', () => {
  expect(slugs('nothing')).toEqual(['treatment', 'skin-new', 'clinic-new'])
})
