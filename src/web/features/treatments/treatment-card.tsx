import type { ReactNode } from 'react'
import type { Listing } from '#web/features/treatments/listing.ts'
import styles from '#web/features/treatments/treatment-card.module.css'
import type { Page } from '#web/lib/page.ts'
import { Isolated } from '#web/ui/isolated.tsx'

type TreatmentCardProps = {
  page: Page
  listing: Listing
  /** What ends its line of facts. */
  end?: ReactNode
}

/** One entry of the price list: the whole card leads to the treatment's page. */
export function TreatmentCard({ page, listing, end }: TreatmentCardProps) {
  return (
    <article className={styles.card} data-treatment={listing.family} data-dutch={listing.dutchName}>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <a href={listing.href}>{listing.name}</a>
          </h3>
          {listing.isAction && <p className={styles.badge}>{page.t('treatments.action')}</p>}
        </div>
        <p className={styles.description}>
          <Isolated text={listing.description} />
        </p>
      </div>
      <p className={styles.facts}>
        <span className={styles.price}>{listing.price}</span>
        <span>
          {listing.duration}
          {listing.course !== undefined && ` · ${listing.course}`}
          {end}
        </span>
        {listing.priceDependsOn !== undefined && (
          <span className={styles.basis}>{listing.priceDependsOn}</span>
        )}
        {listing.isConsultFirst && <span className={styles.basis}>{page.t('treatments.consult_first')}</span>}
      </p>
    </article>
  )
}
