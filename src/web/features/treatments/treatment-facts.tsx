import { clinic } from '#content/clinic.ts'
import type { Listing } from '#web/features/treatments/listing.ts'
import styles from '#web/features/treatments/treatment-facts.module.css'
import type { Page } from '#web/lib/page.ts'

/** How long, how much, how often, and until when it can be changed. */
export function TreatmentFacts({ page: { t }, listing }: { page: Page; listing: Listing }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('treatments.detail.duration')}</dt>
        <dd>{listing.duration}</dd>
      </div>
      <div>
        <dt>{t('treatments.detail.price')}</dt>
        <dd>
          {listing.price}
          <small>{listing.priceDependsOn ?? t('treatments.detail.price_includes')}</small>
        </dd>
      </div>
      {listing.course !== undefined && (
        <div>
          <dt>{t('treatments.detail.sessions')}</dt>
          <dd>{listing.course}</dd>
        </div>
      )}
      <div>
        <dt>{t('treatments.detail.change')}</dt>
        <dd>
          {t('treatments.detail.change_free')}
          <small>{t('treatments.detail.change_until', { hours: clinic.fees.freeUntilHours })}</small>
        </dd>
      </div>
    </dl>
  )
}
