import { BookingSummary } from '#web/features/booking/booking-summary.tsx'
import styles from '#web/features/booking/booking-flow.module.css'
import { stillBeforeChoice, stillOf } from '#web/features/booking/stills.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'

/** The still of the chosen category with the summary on glass; wide screens only. */
export function Rail({ booking }: { booking: Booking }) {
  const name = booking.treatment?.categorySlug ?? stillBeforeChoice
  const source = stillOf(name, 'upright')
  return (
    <aside className={styles.rail}>
      {/* Lazy, so that a phone, which shows no rail, fetches no still. */}
      <img key={source} src={source} alt="" loading="lazy" className={styles.still} data-still={name} />
      <BookingSummary booking={booking} />
    </aside>
  )
}
