import { clinicFacts } from '#web/lib/clinic-facts.ts'
import type { Page } from '#web/lib/page.ts'

const questions = ['one', 'two', 'three', 'four', 'five'] as const

/** What visitors of every category ask, with the clinic's hours and share filled in. */
export function categoryQuestions({ t, language }: Page) {
  const facts = clinicFacts(language)
  return questions.map((question) => ({
    question: t(`category_page.faqs.${question}.question`),
    answer: t(`category_page.faqs.${question}.answer`, facts),
  }))
}
