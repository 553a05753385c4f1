import styles from '#web/features/blog/article-card.module.css'
import { articleFacts } from '#web/lib/articles.ts'
import type { Article, PicturedArticle } from '#web/lib/articles.ts'
import type { Page } from '#web/lib/page.ts'
import { Byline } from '#web/ui/byline.tsx'
import { Picture } from '#web/ui/picture.tsx'

type ArticleCardProps = PicturedArticle & {
  page: Page
  sizes: string
  isEager?: boolean
}

/** An article as the list shows it: picture, category, date, reading time, title, excerpt. */
export function ArticleCard({ page, article, picture, sizes, isEager = false }: ArticleCardProps) {
  const facts = articleFacts(page, article)
  return (
    <article className={styles.card} data-category={categoryInAddress[article.category]}>
      <div className={styles.figure}>
        <Picture sources={picture} alt="" sizes={sizes} isEager={isEager} />
      </div>
      <Byline {...facts} />
      <h2 className={styles.title}>
        <a href={facts.href}>{article.title}</a>
      </h2>
      <p className={styles.excerpt} data-excerpt>
        {article.excerpt}
      </p>
    </article>
  )
}

/** The same word in every language, so that a shared address shows the same articles to everybody. */
export const categoryInAddress = {
  treatments: 'behandelingen',
  clinic: 'kliniek',
  skincare: 'huidverzorging',
} as const satisfies Record<Article['category'], string>
