import { BookingSummary } from '#web/features/booking/booking-summary.tsx'
import styles from '#web/features/booking/booking-flow.module.css'
import { stillBeforeChoice, useStill } from '#web/features/booking/use-still.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'

/** The still of the chosen category with the summary on glass; wide screens only. */
export function Rail({ booking }: { booking: Booking }) {
  const name = booking.treatment?.categorySlug ?? stillBeforeChoice
  const source = useStill(name, 'upright')
  return (
    <aside className={styles.rail}>
      {source !== undefined && (
        <img key={source} src={source} alt="" className={styles.still} data-still={name} />
      )}
      <BookingSummary booking={booking} />
    </aside>
  )
}
