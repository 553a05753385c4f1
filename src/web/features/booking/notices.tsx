import type { ReactNode } from 'react'
import { CalendarClock, ShieldCheck } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { formatPrice, formatPercent } from '#shared/i18n/format.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/notices.module.css'

/** What cancelling costs (SPEC 9); a free consultation has a fee of its own. */
export function CancellationNotice({ treatment }: { treatment: Treatment }) {
  const { language, t } = useWords()
  const { freeUntilHours, lateShare, freeConsultCents } = clinic.fees
  const values = {
    hours: freeUntilHours,
    share: formatPercent(lateShare, language),
    fee: formatPrice(freeConsultCents, language),
  }
  return (
    <Notice icon={<CalendarClock aria-hidden strokeWidth={1.5} />}>
      <strong className={styles.title}>{t('appointment.cancellation_title')}</strong>
      {t(
        treatment.priceCents === 0 ? 'appointment.cancellation_consult' : 'appointment.cancellation',
        values,
      )}
    </Notice>
  )
}

/** Injectables are for adults, and the clinic looks (DECISIONS 3). */
export function AgeNotice() {
  const { t } = useWords()
  return (
    <Notice icon={<ShieldCheck aria-hidden strokeWidth={1.5} />}>
      {t('appointment.age_notice', { age: clinic.booking.minimumAgeInjectables })}
    </Notice>
  )
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      {icon}
      <p>{children}</p>
    </div>
  )
}
