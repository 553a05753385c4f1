import { paths } from '#shared/i18n/paths.ts'
import { ArticleCard, categoryInAddress } from '#web/features/blog/article-card.tsx'
import { NewsletterBlock } from '#web/features/newsletter/newsletter-block.tsx'
import type { PicturedArticle } from '#web/lib/articles.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/blog-screen.module.css'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { FilterBar } from '#web/ui/filter-bar.tsx'
import { LinkIndex } from '#web/ui/link-index.tsx'
import { WaysOn } from '#web/ui/ways-on.tsx'

type BlogScreenProps = {
  page: Page
  articles: readonly PicturedArticle[]
  /** "{{count}} found" in every plural form of the language, for the script. */
  foundTexts: Record<string, string>
}

const categories = ['treatments', 'clinic', 'skincare'] as const

export function BlogScreen({ page, articles, foundTexts }: BlogScreenProps) {
  const { t, href } = page
  return (
    <>
      <div className={`wrap ${styles.screen}`}>
        <header className={styles.hero}>
          <h1>
            <Emphasis text={t('blog.title')} />
          </h1>
          <p className="lead">{t('blog.lead')}</p>
        </header>
        <FilterBar
          search={{ label: t('blog.search'), clear: t('blog.clear') }}
          label={t('blog.filter')}
          all={t('blog.all')}
          categories={categories.map((category) => ({
            value: categoryInAddress[category],
            label: t(`blog.categories.${category}`),
          }))}
        />
        <p
          className="visually-hidden"
          role="status"
          data-filter-status=""
          data-texts={JSON.stringify(foundTexts)}
        />
        <div
          className={styles.empty}
          data-filter-empty=""
          data-text={t('blog.none', { term: '{{term}}' })}
          hidden
        >
          <h2 data-term="">{t('blog.none', { term: '' })}</h2>
          <p className="lead">{t('blog.none_hint')}</p>
          <WaysOn
            first={{ href: href(paths.blog), text: t('blog.show_all') }}
            other={{ href: href(paths.treatments), text: t('treatments.category.other') }}
          />
          <div className={styles.newest}>
            <h3>{t('blog.newest')}</h3>
            <LinkIndex
              links={articles
                .slice(0, 3)
                .map(({ article }) => ({ label: article.title, href: href(paths.article(article.slug)) }))}
            />
          </div>
        </div>
        <div className={styles.articles}>
          {articles.map(({ article, picture }, index) => (
            <ArticleCard
              key={article.slug}
              page={page}
              article={article}
              picture={picture}
              sizes="(width <= 40rem) calc(100vw - 2.5rem), (width <= 56rem) 50vw, 55vw"
              isEager={index === 0}
            />
          ))}
        </div>
      </div>
      <NewsletterBlock page={page} />
    </>
  )
}
