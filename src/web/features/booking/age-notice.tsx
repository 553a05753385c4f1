import { ShieldCheck } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { Notice } from '#web/features/booking/notices.tsx'
import { useWords } from '#web/lib/words.ts'

/** Injectables are for adults, and the clinic looks (DECISIONS 3). */
export function AgeNotice() {
  const { t } = useWords()
  return (
    <Notice icon={<ShieldCheck aria-hidden strokeWidth={1.5} />}>
      {t('appointment.age_notice', { age: clinic.booking.minimumAgeInjectables })}
    </Notice>
  )
}
