import { Check } from 'lucide-react'
import { keepDayWithMonth } from '#shared/i18n/format.ts'
import { useAppointment, useComing } from '#web/features/booking/appointment-queries.ts'
import type { AppointmentAccess } from '#web/lib/appointment-path.ts'
import { changeId } from '#web/features/booking/change-props.ts'
import change from '#web/features/booking/change-appointment.module.css'
import styles from '#web/features/booking/coming-button.module.css'
import { shortMomentText } from '#web/features/booking/moments.ts'
import { saidOf } from '#web/lib/api-call.ts'
import { useArrivalFocus } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/**
 * What the button of a reminder leads to: mail scanners open links too, so only this press tells the clinic. Of a visit
 * that nobody expects, or that has begun, nothing is asked.
 */
export function ComingButton({ id, token, onTold }: AppointmentAccess & { onTold: () => void }) {
  const words = useWords()
  const { t } = words
  const coming = useComing({ id, token })
  const { data } = useAppointment({ id, token })
  if (data?.status !== 'confirmed' || data.freeUntil === null) return null
  const { appointmentDate, remote } = data
  // Who is telephoned, or seen on a screen, does not come.
  const isVisit = remote === null
  if (coming.isSuccess) return <Told isVisit={isVisit} />
  // A question that breaks between weekday and day asks about two.
  const moment = keepDayWithMonth(shortMomentText(new Date(appointmentDate), words)).replace(' ', '\u00a0')
  return (
    <div className={`${change.buttons} ${styles.coming}`} data-asked="coming">
      <div>
        <h2 className={styles.headline}>
          {t(isVisit ? 'change.coming_title' : 'change.coming_title_remote', { moment })}
        </h2>
        <p>{t('change.coming_lead')}</p>
        {coming.isError && (
          <p role="alert" className={change.danger}>
            {saidOf(coming.error) ?? t('change.error_message')}
          </p>
        )}
      </div>
      <p className={change.buttons}>
        <Button
          isCompact
          isBusy={coming.isPending}
          aria-disabled={coming.isPending}
          onClick={() => void (coming.isPending || coming.mutate(appointmentDate, { onSuccess: onTold }))}
        >
          {t(isVisit ? 'change.coming' : 'change.coming_remote')}
        </Button>
        <ButtonLink variant="secondary" isCompact href={`#${changeId}`}>
          {t('change.not_coming')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Told({ isVisit }: { isVisit: boolean }) {
  const { t } = useWords()
  const place = useArrivalFocus<HTMLOutputElement>()
  return (
    <div className={styles.coming}>
      <output ref={place} className={styles.done} tabIndex={-1}>
        <Check aria-hidden size={20} strokeWidth={1.5} />
        {t(isVisit ? 'change.coming_done' : 'change.coming_done_remote')}
      </output>
    </div>
  )
}
