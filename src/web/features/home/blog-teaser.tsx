import { newestArticles } from '#content/newest-articles.ts'
import { formatArticleDate } from '#shared/i18n/format.ts'
import { paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/home/blog-teaser.module.css'
import { MoreLink } from '#web/features/home/more-link.tsx'
import section from '#web/features/home/section.module.css'
import type { Page } from '#web/lib/page.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type BlogTeaserProps = { page: Page; pictures: Readonly<Record<string, PictureSources>> }

export function BlogTeaser({ page: { t, href, language }, pictures }: BlogTeaserProps) {
  return (
    <section className={styles.section} aria-labelledby="blog-title">
      <div className="wrap">
        <div className={section.head}>
          <h2 id="blog-title">{t('home.blog.title')}</h2>
          <MoreLink href={href(paths.blog)} label={t('home.blog.all')} />
        </div>
        <div className={styles.articles}>
          {newestArticles.map((article, index) => {
            const sources = pictures[article.picture]
            return (
              <a
                key={article.slug}
                className={`${styles.article} ${section.rise}`}
                href={href(paths.article(article.slug))}
              >
                <div className={styles.figure}>
                  {sources !== undefined && (
                    <Picture
                      sources={sources}
                      alt=""
                      sizes={
                        index === 0
                          ? '(max-width: 56rem) calc(100vw - 2.5rem), 46vw'
                          : '(max-width: 56rem) 7rem, 23vw'
                      }
                    />
                  )}
                </div>
                <div>
                  <p className={styles.meta}>
                    {article.category[language]}
                    <span>{t('home.blog.minutes', { minutes: article.readMinutes })}</span>
                  </p>
                  <h3 className={styles.title}>{article.title[language]}</h3>
                  <p className={styles.excerpt}>{article.excerpt[language]}</p>
                  <time className={styles.meta} dateTime={article.publishDate}>
                    {formatArticleDate(article.publishDate, language)}
                  </time>
                </div>
              </a>
            )
          })}
        </div>
      </div>
    </section>
  )
}
