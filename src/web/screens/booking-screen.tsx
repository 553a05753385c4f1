import type { ReactNode } from 'react'
import type { Page } from '#web/lib/page.ts'
import { NoScript } from '#web/features/booking/no-script.tsx'
import styles from '#web/screens/booking-screen.module.css'

/** `/afspraak`: the steps of the dialog as a page; the telephone where no script runs. */
export function BookingScreen({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = page
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className={styles.title}>{t('appointment.title')}</h1>
      <p className="lead">{t('appointment.page_lead')}</p>
      <NoScript lead={t('appointment.no_script')} />
      <div className={`${styles.app} needs-script`}>{children}</div>
    </div>
  )
}
