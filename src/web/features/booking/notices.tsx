import type { ReactNode } from 'react'
import { Stethoscope } from 'lucide-react'
import { localized, paths } from '#shared/i18n/paths.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/features/booking/notices.module.css'

/** What has to be done on another day before this treatment, and a way to book that instead (DECISIONS 3). */
export function ConsultNote({ consult, onBook }: { consult: Treatment; onBook: () => void }) {
  const { t } = useWords()
  return (
    <Notice icon={<Stethoscope aria-hidden strokeWidth={1.5} />}>
      {t('appointment.consult_first', { consult: consult.label, price: consult.price })}{' '}
      {t('appointment.consult_first_had')}
      <Button variant="secondary" isCompact onClick={onBook}>
        {t('appointment.consult_first_book')}
      </Button>
    </Notice>
  )
}

/** Where it says what becomes of the data; what was typed stays while it is read. */
export function PrivacyLine() {
  const { language, t } = useWords()
  return (
    <p className={styles.privacy}>
      {t('appointment.privacy')}{' '}
      <a href={localized(paths.privacy, language)} target="_blank" rel="noopener">
        {t('appointment.privacy_link')}
      </a>{' '}
      {t('appointment.new_tab')}.
    </p>
  )
}

export function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      {icon}
      <div>{children}</div>
    </div>
  )
}
