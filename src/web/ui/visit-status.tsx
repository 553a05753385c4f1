import type { ReactNode } from 'react'
import type { AppointmentStatus } from '#shared/features/booking/fields.ts'
import styles from '#web/ui/visit-status.module.css'

/** How a visit stands, in the words of the page, with a dot in the colour of it. */
export function VisitStatus({ status, children }: { status: AppointmentStatus; children: ReactNode }) {
  return (
    <span className={styles.status} data-status={status}>
      {children}
    </span>
  )
}
