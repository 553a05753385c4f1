import type { ReactNode } from 'react'
import styles from '#web/features/account/done.module.css'
import { useArrivalFocus } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'

/** What a page says in the place of its title and form when the link that led to it is dead; it takes the focus. */
export function DeadLinkNotice({ text, ways }: { text: string; ways: ReactNode }) {
  const { t } = useWords()
  const place = useArrivalFocus<HTMLDivElement>()
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.dead} role="alert" data-dead-link="">
        <h1>{t('auth.dead_link')}</h1>
        <p className="lead">{text}</p>
      </div>
      <div className={styles.ways}>{ways}</div>
    </>
  )
}
