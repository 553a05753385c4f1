import type { Page } from '#web/lib/page.ts'

const questions = ['one', 'two', 'three', 'four', 'five'] as const

/** What visitors of every category ask. */
export function categoryQuestions({ t }: Page) {
  return questions.map((question) => ({
    question: t(`category_page.faqs.${question}.question`),
    answer: t(`category_page.faqs.${question}.answer`),
  }))
}
