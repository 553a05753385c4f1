import { CircleAlert } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { Button } from '#web/ui/button.tsx'
import { focusAround } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/load-state.module.css'

/** Says that something could not be read, by its name where it has one, and what one can do. */
export function LoadFailed({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const { t } = useWords()
  const [what, how = ''] = (text ?? t('appointment.load_failed')).split(/(?=\n)/)
  return (
    <div className={styles.failed} role="alert">
      <CircleAlert aria-hidden strokeWidth={1.5} />
      <p>
        <strong>{what}</strong>
        {how}
      </p>
      <Button
        isCompact
        onClick={(event) => {
          focusAround(event.currentTarget)
          onRetry()
        }}
      >
        {t('appointment.try_again')}
      </Button>
      <CallClinic lead={t('appointment.call')} />
    </div>
  )
}

/** The telephone as the way that always works. */
export function CallClinic({ lead }: { lead: string }) {
  const { landline } = clinic.phones
  return (
    <p className={styles.call}>
      {lead}{' '}
      <a href={telephoneLink(landline)}>
        <bdi>{landline}</bdi>
      </a>
    </p>
  )
}
