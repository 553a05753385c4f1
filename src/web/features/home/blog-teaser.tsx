import { paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/home/blog-teaser.module.css'
import { MoreLink } from '#web/features/home/more-link.tsx'
import section from '#web/features/home/section.module.css'
import { articleFacts } from '#web/lib/articles.ts'
import type { PicturedArticle } from '#web/lib/articles.ts'
import type { Page } from '#web/lib/page.ts'
import { Byline } from '#web/ui/byline.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The newest articles, the first of them large. */
export function BlogTeaser({ page, articles }: { page: Page; articles: readonly PicturedArticle[] }) {
  const { t, href } = page
  return (
    <section className={styles.section} aria-labelledby="blog-title">
      <div className="wrap">
        <div className={section.head}>
          <h2 id="blog-title">{t('home.blog.title')}</h2>
          <MoreLink href={href(paths.blog)} label={t('home.blog.all')} />
        </div>
        <div className={styles.articles}>
          {articles.map(({ article, picture }, index) => {
            const facts = articleFacts(page, article)
            return (
              <a key={article.slug} className={`${styles.article} ${section.rise}`} href={facts.href}>
                <div className={styles.figure}>
                  <Picture
                    sources={picture}
                    alt=""
                    sizes={
                      index === 0
                        ? '(width <= 56rem) calc(100vw - 2.5rem), 40vw'
                        : '(width <= 56rem) 7rem, 34vw'
                    }
                  />
                </div>
                <div>
                  <Byline {...facts} />
                  <h3 className={styles.title}>{article.title}</h3>
                  <p className={styles.excerpt}>{article.excerpt}</p>
                </div>
              </a>
            )
          })}
        </div>
      </div>
    </section>
  )
}
