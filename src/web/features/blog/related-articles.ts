type Dated = { slug: string; category: string; publishDate: string }

/** Other articles to go on with: of the same category first, then the rest, each newest first (SPEC 2). */
export function relatedArticles<Article extends Dated>(
  articles: readonly Article[],
  slug: string,
  count = 3,
): Article[] {
  const category = articles.find((article) => article.slug === slug)?.category
  const rank = (article: Article) => (article.category === category ? 0 : 1)
  return articles
    .filter((article) => article.slug !== slug)
    .toSorted((one, other) => rank(one) - rank(other) || other.publishDate.localeCompare(one.publishDate))
    .slice(0, count)
}
