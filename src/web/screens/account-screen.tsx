import type { ReactNode } from 'react'
import { NoScript } from '#web/features/booking/no-script.tsx'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/account-screen.module.css'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type AccountScreenProps = {
  page: Page
  title: string
  lead: string
  still: PictureSources
  /** What to keep of a still whose middle holds two halves of a pair. */
  side?: 'left'
  /** The form. */
  children: ReactNode
}

/** Signing in, registering, and what links in mails open: a form beside one still. */
export function AccountScreen({ page, title, lead, still, side, children }: AccountScreenProps) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">{lead}</p>
        <NoScript lead={page.t('auth.no_script')} />
        <div className={`needs-script ${styles.form}`}>{children}</div>
      </div>
      <div className={styles.still} data-side={side}>
        <Picture sources={still} alt="" sizes="(width <= 56rem) 100vw, 40vw" />
      </div>
    </div>
  )
}
