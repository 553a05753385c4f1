import { clinicFacts } from '#web/lib/clinic-facts.ts'
import type { Page } from '#web/lib/page.ts'

const items = ['consult', 'result', 'after', 'cancel', 'payment', 'age'] as const

/** The questions of the home page, with the clinic's fees, hours and ages filled in. */
export function homeQuestions({ t, language }: Page) {
  const facts = clinicFacts(language)
  return items.map((item) => ({
    question: t(`faq.items.${item}.question`),
    answer: t(`faq.items.${item}.answer`, facts),
  }))
}
