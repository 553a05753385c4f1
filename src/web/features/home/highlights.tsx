import { catalogueByArea, findCategory } from '#shared/content/catalogue.ts'
import { paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/home/highlights.module.css'
import { MoreLink } from '#web/features/home/more-link.tsx'
import section from '#web/features/home/section.module.css'
import type { Page } from '#web/lib/page.ts'
import { LinkIndex } from '#web/ui/link-index.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

const cards = [
  { key: 'injectables', category: 'fillers-injectables', isWide: true },
  { key: 'skin', category: 'huidverbetering-peelings', isWide: false },
  { key: 'body', category: 'vetbevriezing', isWide: false },
  { key: 'teeth', category: 'tandenbleken', isWide: true },
] as const

type HighlightsProps = { page: Page; pictures: Record<(typeof cards)[number]['key'], PictureSources> }

/** Four groups with a picture, in offset pairs, and under them the rule-lined index of all categories. */
export function Highlights({ page: { t, href, language }, pictures }: HighlightsProps) {
  return (
    <section className={styles.section} id="behandelingen" aria-labelledby="highlights-title">
      <div className="wrap">
        <div className={section.head}>
          <h2 id="highlights-title">{t('home.highlights.title')}</h2>
          <MoreLink href={href(paths.treatments)} label={t('home.highlights.all')} />
        </div>
        <div className={styles.mosaic}>
          {cards.map(({ key, category, isWide }) => (
            <a key={key} className={`${styles.card} ${section.rise}`} href={href(paths.category(category))}>
              <div className={styles.figure}>
                <Picture
                  sources={pictures[key]}
                  alt=""
                  sizes={
                    isWide ? '(width <= 40rem) calc(100vw - 2.5rem), 54vw' : '(width <= 40rem) 70vw, 32vw'
                  }
                />
              </div>
              <div className={styles.caption}>
                <h3 className={styles.name}>{t(`home.highlights.${key}`)}</h3>
                <span className={styles.count}>
                  {t('home.highlights.count', { count: findCategory(category)?.treatments.length ?? 0 })}
                </span>
                <p className={styles.text}>{t(`home.highlights.${key}_text`)}</p>
              </div>
            </a>
          ))}
        </div>
        <h3 className="visually-hidden">{t('home.highlights.index')}</h3>
        <LinkIndex
          className={styles.index}
          links={catalogueByArea.map(({ slug, name }) => ({
            label: name[language],
            href: href(paths.category(slug)),
          }))}
        />
      </div>
    </section>
  )
}
