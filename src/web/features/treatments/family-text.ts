import type { FamilyText } from '#shared/content/schema.ts'
import { withFacts } from '#web/lib/clinic-facts.ts'
import type { Page } from '#web/lib/page.ts'

/** What a treatment's page says: its family's record, or careful general words where a record is missing (SPEC 2). */
export function familyText({ t, language }: Page, record: FamilyText | undefined): FamilyText {
  if (record !== undefined) return withFacts(record, language)
  const words = (key: 'suitable' | 'not_suitable' | 'before' | 'during' | 'after') =>
    t(`treatments.fallback.${key}`)
  return {
    intro: t('treatments.fallback.what_is'),
    keyTakeaways: [t('treatments.fallback.answer')],
    whatIs: t('treatments.fallback.what_is'),
    howWorks: t('treatments.fallback.how_works'),
    benefits: [],
    suitableFor: [words('suitable')],
    notSuitableFor: [words('not_suitable')],
    risks: [],
    expectations: { before: words('before'), during: words('during'), after: words('after') },
    preparation: [words('before')],
    aftercare: [words('after')],
    faqs: [{ question: t('treatments.fallback.question'), answer: t('treatments.fallback.answer') }],
  }
}
