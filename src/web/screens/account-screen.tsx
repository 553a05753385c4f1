import type { ReactNode } from 'react'
import { NoScript } from '#web/features/booking/no-script.tsx'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/account-screen.module.css'
import { BesideStill } from '#web/ui/beside-still.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type AccountScreenProps = {
  page: Page
  title: string
  lead: string
  still: PictureSources
  side?: 'left' | 'top'
  /** The form. */
  children: ReactNode
}

/** Signing in, registering, and what links in mails open. */
export function AccountScreen({ page, children, ...words }: AccountScreenProps) {
  return (
    <BesideStill {...words}>
      <NoScript lead={page.t('auth.no_script')} />
      <div className={`needs-script ${styles.form}`}>{children}</div>
    </BesideStill>
  )
}
