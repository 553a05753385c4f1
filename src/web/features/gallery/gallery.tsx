import { freeConsultSlug } from '#shared/content/catalogue.ts'
import { bookingPath } from '#shared/i18n/paths.ts'
import { Comparison } from '#web/features/gallery/comparison.tsx'
import styles from '#web/features/gallery/gallery.module.css'
import type { Page } from '#web/lib/page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { FilterBar } from '#web/ui/filter-bar.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'
import { ArrowLeft, ArrowRight, MoveHorizontal, X } from 'lucide-react'

/** The pairs, by category (SPEC 3). */
export const pairIds = ['botox', 'fillers', 'lips', 'prp', 'skin', 'laser'] as const
export type PairId = (typeof pairIds)[number]
export type Pair = Record<'before' | 'after', PictureSources>

/** SPEC 2: what can be asked for, also where there is no pair yet. */
const filters = ['botox', 'fillers', 'lips', 'prp', 'skin', 'laser', 'body'] as const

type GalleryProps = {
  page: Page
  pairs: Readonly<Record<PairId, Pair>>
  /** "{{count}} shown" in every plural form of the language, for the script. */
  shownTexts: Record<string, string>
}

/** Before and after, as illustrations; every pair opens large with a slider. */
export function Gallery({ page, pairs, shownTexts }: GalleryProps) {
  const { t } = page
  return (
    <section className={`wrap ${styles.section}`} id="galerij" aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title">
          <Emphasis text={t('gallery.title')} />
        </h2>
        <p className="lead">{t('gallery.lead')}</p>
      </div>
      <FilterBar
        label={t('gallery.filter')}
        all={t('gallery.filters.all')}
        categories={filters.map((value) => ({ value, label: t(`gallery.filters.${value}`) }))}
      />
      <p
        className="visually-hidden"
        role="status"
        data-filter-status=""
        data-texts={JSON.stringify(shownTexts)}
      />
      <div className={styles.empty} data-filter-empty="" hidden>
        <h3>{t('gallery.none')}</h3>
        <p className="lead">{t('gallery.none_hint')}</p>
        <ConsultLink page={page} />
      </div>
      <ul className={styles.items}>
        {pairIds.map((id) => (
          <Item key={id} page={page} id={id} pair={pairs[id]} />
        ))}
      </ul>
    </section>
  )
}

function Item({ page, id, pair }: { page: Page; id: PairId; pair: Pair }) {
  const { t } = page
  const treatment = t(`gallery.items.${id}.treatment`)
  const sizes = '(width <= 40rem) calc(100vw - 2.5rem), (width <= 56rem) 46vw, 40vw'
  return (
    <li className={styles.item} data-pair={id}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('gallery.open', { treatment })}
          {...{ command: 'show-modal', commandfor: `pair-${id}` }}
        >
          <Picture sources={pair.after} alt="" sizes={sizes} className={styles.picture} />
          <span className={styles.half}>
            <Picture sources={pair.before} alt="" sizes={sizes} className={styles.picture} />
          </span>
          <span className={styles.grip}>
            <MoveHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
          </span>
        </button>
        <span className={styles.kind}>{t('gallery.label')}</span>
        {/* The name of the button says both. */}
        <p className={styles.sides} aria-hidden="true">
          <span>{t('gallery.before')}</span>
          <span>{t('gallery.after')}</span>
        </p>
      </div>
      <h3 className={styles.name}>{treatment}</h3>
      <p className={styles.caption}>{t(`gallery.items.${id}.caption`)}</p>
      <PairDialog page={page} id={id} pair={pair} treatment={treatment} />
    </li>
  )
}

function PairDialog({
  page,
  id,
  pair,
  treatment,
}: {
  page: Page
  id: PairId
  pair: Pair
  treatment: string
}) {
  const { t } = page
  return (
    <dialog
      id={`pair-${id}`}
      className={styles.dialog}
      aria-labelledby={`pair-${id}-title`}
      data-light-dismiss=""
    >
      <div className={styles.inside}>
        <div className={styles.bar}>
          <h2 id={`pair-${id}-title`}>{t('gallery.dialog_title', { treatment })}</h2>
          <Button
            variant="round"
            aria-label={t('gallery.close')}
            {...{ command: 'close', commandfor: `pair-${id}` }}
          >
            <X strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </div>
        <Comparison
          before={{
            sources: pair.before,
            alt: t(`gallery.items.${id}.before_alt`),
            label: t('gallery.before'),
          }}
          after={{ sources: pair.after, alt: t(`gallery.items.${id}.after_alt`), label: t('gallery.after') }}
          tag={t('gallery.label')}
          label={t('gallery.slider')}
          valueText={t('gallery.slider_value', { percent: '{{percent}}' })}
        />
        <p className={styles.caption}>
          {t(`gallery.items.${id}.caption`)} <span>{t('gallery.slider_hint')}</span>
        </p>
        <div className={styles.ways}>
          <ConsultLink page={page} />
          <Step page={page} to="previous" />
          <Step page={page} to="next" />
        </div>
      </div>
    </dialog>
  )
}

/** To the pair beside this one, among those that the filter shows. */
function Step({ page: { t }, to }: { page: Page; to: 'previous' | 'next' }) {
  const Icon = to === 'next' ? ArrowRight : ArrowLeft
  return (
    <Button variant="round" className="needs-script" aria-label={t(`gallery.${to}`)} data-step={to}>
      <Icon className="flip" strokeWidth={1.5} aria-hidden="true" />
    </Button>
  )
}

/** What is shown may be what one wants; whether it can be is what the consultation tells. */
function ConsultLink({ page: { t, href } }: { page: Page }) {
  return (
    <ButtonLink
      isCompact
      className={styles.consult}
      href={href(bookingPath({ treatmentSlug: freeConsultSlug }))}
    >
      {t('treatments.free_consult')}
    </ButtonLink>
  )
}
