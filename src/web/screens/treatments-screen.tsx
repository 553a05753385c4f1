import { ArrowRight, ChevronDown, Star } from 'lucide-react'
import { catalogueByArea, freeConsultSlug, isPromotion } from '#shared/content/catalogue.ts'
import { priceText } from '#shared/content/price.ts'
import type { Category } from '#shared/content/schema.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { BookOrAsk, Closing } from '#web/features/treatments/closing.tsx'
import { listingsOf } from '#web/features/treatments/listing.ts'
import { TreatmentCard } from '#web/features/treatments/treatment-card.tsx'
import { TreatmentFilter } from '#web/features/treatments/treatment-filter.tsx'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/treatments-screen.module.css'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { LinkIndex } from '#web/ui/link-index.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'
import { Title } from '#web/ui/title.tsx'
import { WaysOn } from '#web/ui/ways-on.tsx'

type TreatmentsScreenProps = {
  page: Page
  /** By the slug of their category. */
  stills: Readonly<Record<string, PictureSources>>
  /** "{{count}} found" in every plural form of the language, for the script. */
  foundTexts: Record<string, string>
}

export function TreatmentsScreen({ page, stills, foundTexts }: TreatmentsScreenProps) {
  const { t, href, language } = page
  return (
    <>
      <div className={`wrap ${styles.screen}`}>
        <header className={styles.hero}>
          <h1>
            <Emphasis text={t('treatments.title')} />
          </h1>
          <p className="lead">{t('treatments.lead')}</p>
        </header>
        <TreatmentFilter page={page}>
          <div
            className={styles.empty}
            data-filter-empty=""
            data-text={t('treatments.none', { term: '{{term}}' })}
            hidden
          >
            <p className={styles.emptyTitle} data-term="" />
            <div className={styles.nearest}>
              <p>{t('treatments.nearest')}</p>
              <ul />
            </div>
            <p className="lead">{t('treatments.none_hint')}</p>
            <WaysOn
              first={{ href: href(paths.treatments), text: t('treatments.category.other') }}
              other={{
                href: href(bookingPath({ treatmentSlug: freeConsultSlug })),
                text: t('treatments.free_consult'),
              }}
            />
            <div className={styles.categories}>
              <h2>{t('home.highlights.index')}</h2>
              <LinkIndex
                links={catalogueByArea.map(({ slug, name }) => ({
                  label: name[language],
                  href: href(paths.category(slug)),
                }))}
              />
            </div>
          </div>
        </TreatmentFilter>
        <p
          className={styles.found}
          role="status"
          data-filter-status=""
          data-texts={JSON.stringify(foundTexts)}
          data-found-by={t('treatments.found_by', { names: '{{names}}' })}
          data-found-in-dutch={t('treatments.found_in_dutch', { names: '{{names}}' })}
        />
        <div className={styles.sections}>
          {catalogueByArea.map((category) => (
            <CategorySection
              key={category.slug}
              page={page}
              category={category}
              still={stills[category.slug]}
            />
          ))}
        </div>
      </div>
      <Closing
        title={t('treatments.category.close_title')}
        text={<BookOrAsk page={page} />}
        book={{ label: t('treatments.book'), href: href(bookingPath()) }}
        next={{ label: t('frame.mega.contact'), href: href(paths.contact) }}
      />
    </>
  )
}

type CategorySectionProps = { page: Page; category: Category; still: PictureSources | undefined }

/** A heading with its price list on wide screens, beside its still where there is room; an accordion on a phone (SPEC 2), its still small. */
function CategorySection({ page, category, still }: CategorySectionProps) {
  const { t, language, href } = page
  const listings = listingsOf(category.slug, page)
  const name = category.name[language]
  const lowest = Math.min(...category.treatments.map(({ priceCents }) => priceCents))
  return (
    <section
      className={styles.section}
      data-category={category.slug}
      data-dutch={language === defaultLanguage ? undefined : category.name.nl}
      aria-labelledby={`c-${category.slug}`}
    >
      {still !== undefined && (
        <Picture className={styles.still} sources={still} alt="" sizes="(width > 75rem) 20vw, 5rem" />
      )}
      <details className={styles.details} data-open-when-wide={narrowQuery}>
        <summary>
          <h2 className={styles.heading} id={`c-${category.slug}`}>
            <span>
              <Title text={name} />
            </span>
            {isPromotion(category) && (
              <Star className={styles.star} size={22} strokeWidth={1.5} aria-hidden="true" />
            )}
          </h2>
          <span className={styles.count}>
            {t('treatments.count', { count: listings.length })}
            {lowest > 0 && (
              <>
                {' · '}
                <span className="unbroken">{priceText({ cents: lowest, isFrom: true }, language, t)}</span>
              </>
            )}
          </span>
          <ChevronDown className={styles.chevron} size={22} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        <div className={styles.list}>
          <a className={styles.all} href={href(paths.category(category.slug))}>
            <span>
              {t('treatments.view_all')}
              <span className="visually-hidden">: {name}</span>
            </span>
            <ArrowRight className="flip" size={18} strokeWidth={1.5} aria-hidden="true" />
          </a>
          {listings.map((listing) => (
            <TreatmentCard key={listing.slug} page={page} listing={listing} />
          ))}
        </div>
      </details>
    </section>
  )
}
