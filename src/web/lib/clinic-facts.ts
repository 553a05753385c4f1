import { clinic } from '#content/clinic.ts'
import { priceList } from '#shared/content/catalogue.ts'
import { clinicFacts as factsOf, fillFacts } from '#shared/content/facts.ts'
import type { FactName } from '#shared/content/facts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { pageAt } from '#web/lib/page.ts'

/** The facts of our clinic for the long texts. Only for rendering at build time. */
export function clinicFacts(language: Language): Record<FactName, string> {
  return factsOf({ clinic, priceList }, language, pageAt('/', language).t)
}

/** The same text, list or record with every `{{fact}}` of our clinic filled in; an unknown fact stops the build. */
export function withFacts<Content>(content: Content, language: Language): Content {
  return fillFacts(content, clinicFacts(language))
}
