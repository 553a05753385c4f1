import { Check, Clock } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { formatDay, formatTime, keepDayWithMonth } from '#shared/i18n/format.ts'
import styles from '#web/features/portal/aftercare.module.css'
import { Part } from '#web/features/portal/part.tsx'
import { timeUntil } from '#web/features/portal/until.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** What is fine again from when, on the clock, after a visit. */
export function Aftercare({ treatment }: { treatment: ClientTreatment }) {
  const { language, t } = useWords()
  const now = useNow()
  const day = (instant: Date) => keepDayWithMonth(formatDay(instant, language, clinic.timeZone))
  const clock = (instant: Date) => formatTime(instant, language, clinic.timeZone)
  const ended = new Date(treatment.endedAt)
  const label = keepCount(treatment.treatmentLabel)
  const sentence = { treatment: label, date: day(ended), time: clock(ended) }
  const [before, after] = t('portal.treatments.aftercare_after', sentence).split(label)
  return (
    <Part title={t('portal.treatments.aftercare')} className={styles.part}>
      <p className={styles.lead}>
        {before}
        <span className={styles.name}>{label}</span>
        {after}
      </p>
      <ol className={styles.line}>
        {treatment.aftercare.map(({ activity, allowedFrom }) => {
          const from = new Date(allowedFrom)
          const isAllowed = from <= now
          const Icon = isAllowed ? Check : Clock
          return (
            <li key={activity} className={styles.moment} data-allowed={isAllowed}>
              <Icon aria-hidden strokeWidth={1.75} />
              <span className={styles.activity}>{t(`portal.treatments.activity.${activity}`)}</span>
              <span className={styles.state}>
                {isAllowed ? t('portal.treatments.allowed') : timeUntil(from, now, language)}
              </span>
              <span className={styles.from}>
                {from <= ended
                  ? t('portal.treatments.allowed_at_once')
                  : t('portal.treatments.allowed_from', { date: day(from), time: clock(from) })}
              </span>
            </li>
          )
        })}
      </ol>
      {treatment.urgent.length > 0 && (
        <section className={styles.urgent}>
          <h3>{t('portal.treatments.urgent')}</h3>
          {treatment.urgent.map((sentence) => (
            <p key={sentence}>
              <LinkedText text={sentence} />
            </p>
          ))}
        </section>
      )}
      <p className={styles.note}>
        <LinkedText text={t('portal.treatments.aftercare_note', { phone: clinic.phones.landline })} />
      </p>
    </Part>
  )
}

/** "kuur van 3": the number of visits stays on the line of the word before it. */
function keepCount(label: string): string {
  return label.replace(/ (?=\d+$)/, '\u00a0')
}
