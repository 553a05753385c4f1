import { ArrowRight, Minus, Phone } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { articleBody } from '#web/features/blog/article-body.ts'
import { RelatedArticles } from '#web/features/blog/related-list.tsx'
import { ShareLinks } from '#web/features/blog/share-links.tsx'
import { NewsletterBlock } from '#web/features/newsletter/newsletter-block.tsx'
import { articleFacts } from '#web/lib/articles.ts'
import type { PicturedArticle } from '#web/lib/articles.ts'
import { firstSentences } from '#web/lib/first-sentences.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/article-screen.module.css'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Byline } from '#web/ui/byline.tsx'
import { Contents } from '#web/ui/contents.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { FirstScreenEnd } from '#web/ui/first-screen-end.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Picture } from '#web/ui/picture.tsx'

type ArticleScreenProps = PicturedArticle & {
  page: Page
  /** The full address, for sharing. */
  url: string
  related: readonly PicturedArticle[]
}

export function ArticleScreen({ page, article, picture, url, related }: ArticleScreenProps) {
  const { t } = page
  const { introduction, sections } = articleBody(article.body)
  return (
    <>
      <article>
        <Head page={page} article={article} picture={picture} />
        <FirstScreenEnd />
        <div className={`wrap ${styles.columns}`}>
          <Contents label={t('blog.article.on_page')}>
            <ol>
              {sections.map(({ heading }, index) => (
                <li key={heading}>
                  <a href={`#s${index + 1}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </Contents>
          <div className={styles.text}>
            <div className={styles.introduction}>
              {sentenceFirst(introduction).map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText text={paragraph} />
                </p>
              ))}
            </div>
            {sections.map(({ heading, paragraphs }, index) => (
              <section key={heading} id={`s${index + 1}`} className={styles.section}>
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <LinkedText text={paragraph} />
                  </p>
                ))}
              </section>
            ))}
            <section className={styles.conclusion}>
              <h2>{t('blog.article.conclusion')}</h2>
              <p>
                <LinkedText text={article.conclusion} />
              </p>
            </section>
            <ShareLinks page={page} title={article.title} url={url} />
          </div>
        </div>
      </article>
      <RelatedArticles page={page} articles={related} />
      <NewsletterBlock page={page} />
      <Closing page={page} />
    </>
  )
}

/** The first sentence by itself: it is set large. */
function sentenceFirst([opening = '', ...others]: readonly string[]): string[] {
  const first = firstSentences(opening, 0)
  return [first, opening.slice(first.length).trim(), ...others].filter((text) => text !== '')
}

function Head({ page, article, picture }: PicturedArticle & { page: Page }) {
  const { t, href } = page
  const facts = articleFacts(page, article)
  return (
    <header className={`wrap ${styles.head}`}>
      <div className={styles.back}>
        <BackLink href={href(paths.blog)}>{t('blog.back')}</BackLink>
      </div>
      <div className={styles.byline}>
        <Byline {...facts} published={t('blog.article.published')}>
          <span>
            <Isolated text={t('blog.article.author', { author: clinic.name })} />
          </span>
        </Byline>
      </div>
      <h1>{article.title}</h1>
      <div className={styles.side}>
        <p className="lead">
          <Isolated text={article.excerpt} />
        </p>
        <section className={styles.points} aria-labelledby="key-points">
          <h2 id="key-points">{t('blog.article.key_points')}</h2>
          <ul>
            {article.keyPoints.map((point) => (
              <li key={point}>
                <Minus size={18} strokeWidth={1.5} aria-hidden="true" />
                <span>
                  <LinkedText text={point} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Picture
        className={styles.still}
        sources={picture}
        alt=""
        sizes="(width <= 56rem) 100vw, 60vw"
        isEager
      />
    </header>
  )
}

/** The last thing: ask, in writing or by telephone. */
function Closing({ page: { t, href } }: { page: Page }) {
  const { landline } = clinic.phones
  return (
    <section className={`wrap ${styles.closing}`} data-screen-only="">
      <h2>
        <Emphasis text={t('blog.article.close_title')} />
      </h2>
      <div className={styles.ask}>
        <p className="lead">{t('blog.article.close_text')}</p>
        <p className={styles.buttons}>
          <ButtonLink
            href={href(paths.contact)}
            iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('blog.article.contact')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            href={telephoneLink(landline)}
            aria-label={t('blog.article.call', { phone: landline })}
            iconStart={<Phone strokeWidth={1.5} aria-hidden="true" />}
          >
            <bdi>{landline}</bdi>
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
