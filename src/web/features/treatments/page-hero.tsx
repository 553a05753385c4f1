import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { freeConsultSlug } from '#shared/content/catalogue.ts'
import { bookingPath } from '#shared/i18n/paths.ts'
import styles from '#web/features/treatments/page-hero.module.css'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'
import { Title } from '#web/ui/title.tsx'

type PageHeroProps = {
  page: Page
  /** The way back, above everything. */
  above: ReactNode
  /** What stands above the title. */
  label?: string
  /** What makes it stand out from others. */
  badge?: string | undefined
  title: string
  lead: string
  /** Duration and price, where the page is about one treatment. */
  facts?: ReactNode
  /** What has to be known before booking. */
  note?: ReactNode
  bookingHref: string
  /** Where the note asks for something that comes before booking: who the ways on are for then. */
  afterFirstStep?: string | undefined
  /** What stands below the buttons. */
  below?: ReactNode
  still: PictureSources
}

/** The top of a page about treatments: where it stands, what it is, two ways to book, and its still. */
export function PageHero({
  page,
  above,
  label,
  badge,
  title,
  lead,
  facts,
  note,
  bookingHref,
  afterFirstStep,
  below,
  still,
}: PageHeroProps) {
  const { t, href } = page
  const free = href(bookingPath({ treatmentSlug: freeConsultSlug }))
  return (
    <header className={`wrap ${styles.hero}`}>
      <div className={styles.intro} data-priced={facts === undefined ? undefined : ''}>
        {above}
        {label !== undefined && <p className={styles.label}>{label}</p>}
        {badge !== undefined && <p className={styles.badge}>{badge}</p>}
        <h1 data-long-word={hasLongWord(title) ? '' : undefined}>
          <Title text={title} />
        </h1>
        <p className="lead">
          <Isolated text={lead} />
        </p>
        {facts}
        {note}
        {afterFirstStep === undefined ? (
          <p className={styles.buttons} data-hero-actions="" data-screen-only="">
            <ButtonLink
              href={bookingHref}
              iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
            >
              {t('treatments.book')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={free}>
              {t('treatments.free_consult')}
            </ButtonLink>
          </p>
        ) : (
          <div className={styles.after} data-hero-actions="" data-screen-only="">
            <p>{afterFirstStep}</p>
            <a href={bookingHref}>{t('treatments.detail.treatment_book')}</a>{' '}
            <a href={free}>{t('treatments.free_consult')}</a>
          </div>
        )}
        {below}
      </div>
      <figure className={styles.figure} data-screen-only="">
        <Picture
          className={styles.still}
          sources={still}
          alt=""
          sizes="(width <= 56rem) 100vw, 55vw"
          isEager
        />
        <figcaption>{t('treatments.still_caption')}</figcaption>
      </figure>
    </header>
  )
}

function hasLongWord(text: string): boolean {
  return text.split(' ').some((word) => word.length > 16)
}
