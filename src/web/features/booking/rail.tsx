import { useEffect, useState } from 'react'
import { BookingSummary } from '#web/features/booking/booking-summary.tsx'
import styles from '#web/features/booking/booking-flow.module.css'
import type { Booking } from '#web/features/booking/use-booking.ts'

const stills = import.meta.glob<string>('../../assets/pictures/**/*.avif', {
  query: '?url',
  import: 'default',
})
const stillBeforeChoice = 'consulten'

/** The still of the chosen category with the summary on glass; wide screens only. */
export function Rail({ booking }: { booking: Booking }) {
  const source = useStill(booking.treatment?.categorySlug ?? stillBeforeChoice)
  return (
    <aside className={styles.rail}>
      {source !== undefined && <img key={source} src={source} alt="" className={styles.still} />}
      <BookingSummary booking={booking} />
    </aside>
  )
}

function useStill(name: string): string | undefined {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const load = loaderOf(name) ?? loaderOf(stillBeforeChoice)
    load?.().then(
      (url) => isCurrent && setSource(url),
      // Decoration: without it the rail keeps its plain ground.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [name])
  return source
}

/** The rail is narrow: an upright still shows more of its subject, where there is one. */
function loaderOf(name: string): (() => Promise<string>) | undefined {
  return stills[`../../assets/pictures/upright/${name}.avif`] ?? stills[`../../assets/pictures/${name}.avif`]
}
