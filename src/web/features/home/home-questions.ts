import { clinic } from '#content/clinic.ts'
import { formatPercent, formatPrice } from '#shared/i18n/format.ts'
import type { Page } from '#web/lib/page.ts'

const items = ['consult', 'result', 'after', 'cancel', 'payment', 'age'] as const

/** The questions of the home page, with the clinic's fees, hours and ages filled in. */
export function homeQuestions({ t, language }: Page) {
  const { fees, booking } = clinic
  const facts = {
    hours: fees.freeUntilHours,
    fee: formatPrice(fees.freeConsultCents, language),
    share: formatPercent(fees.lateShare, language),
    age: booking.minimumAgeInjectables,
  }
  return items.map((item) => ({
    question: t(`faq.items.${item}.question`),
    answer: t(`faq.items.${item}.answer`, facts),
  }))
}
