import type { ReactNode } from 'react'
import { NoScript } from '#web/features/booking/no-script.tsx'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/portal-screen.module.css'

/** The place of every portal page; all of it is read in the browser, for the client who is signed in there. */
export function PortalScreen({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <NoScript lead={page.t('auth.no_script')} />
      <div className="needs-script">{children}</div>
    </div>
  )
}
