import styles from '#web/features/blog/related-list.module.css'
import { articleFacts } from '#web/lib/articles.ts'
import type { PicturedArticle } from '#web/lib/articles.ts'
import type { Page } from '#web/lib/page.ts'
import { Byline } from '#web/ui/byline.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** What to read next, as a list between rules. */
export function RelatedArticles({ page, articles }: { page: Page; articles: readonly PicturedArticle[] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="related-title" data-screen-only="">
      <h2 id="related-title">{page.t('blog.article.related')}</h2>
      <ul>
        {articles.map(({ article, picture }) => {
          const facts = articleFacts(page, article)
          return (
            <li key={article.slug} className={styles.item}>
              <Picture
                className={styles.still}
                sources={picture}
                alt=""
                sizes="(width <= 40rem) 7rem, 14rem"
              />
              <div className={styles.words}>
                <Byline {...facts} />
                <h3>
                  <a href={facts.href}>{article.title}</a>
                </h3>
                <p className={styles.excerpt}>{article.excerpt}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
