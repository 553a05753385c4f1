import type { ReactNode } from 'react'
import type { Page } from '#web/lib/page.ts'
import { NoScript } from '#web/features/booking/no-script.tsx'
import styles from '#web/screens/booking-screen.module.css'

/** `/afspraak/beheer`: one appointment, for who has its link. */
export function ManageScreen({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = page
  return (
    <div className={`wrap ${styles.screen} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('appointment.summary')}</h1>
      <NoScript lead={t('appointment.no_script')} />
      {children}
    </div>
  )
}
