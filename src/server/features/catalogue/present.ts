import type { z } from 'zod'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { catalogue, consultBefore, isInjectable } from '#shared/content/catalogue.ts'
import { priceText } from '#shared/content/price.ts'
import { searchWordsOf } from '#shared/content/search-words.ts'
import type { Category, Treatment } from '#shared/content/schema.ts'
import { slugOf } from '#shared/content/slug.ts'
import type { catalogueAnswer } from '#shared/features/booking/contract.ts'
import { formatDuration } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'

type CatalogueAnswer = z.infer<typeof catalogueAnswer>

const presented = new Map<Language, CatalogueAnswer>()

/** The whole price list in one language; it changes only with the content, so it is made once. */
export function presentCatalogue(language: Language): CatalogueAnswer {
  const answer = presented.get(language) ?? present(language)
  presented.set(language, answer)
  return answer
}

function present(language: Language): CatalogueAnswer {
  const t = translatorFor(language)
  return {
    categories: catalogue.map((category) => ({
      slug: category.slug,
      name: category.name.nl,
      label: category.name[language],
      treatments: category.treatments.map((treatment) => presentTreatment(category, treatment, language, t)),
    })),
  }
}

function presentTreatment(category: Category, treatment: Treatment, language: Language, t: Translator) {
  const entry = { category, treatment, slug: slugOf(treatment.name.nl) }
  return {
    name: treatment.name.nl,
    label: treatment.name[language],
    slug: entry.slug,
    family: treatment.family,
    description: treatment.description[language],
    durationMinutes: treatment.durationMinutes,
    duration: formatDuration(treatment.durationMinutes, language),
    priceCents: treatment.priceCents,
    price: priceText({ cents: treatment.priceCents, isFrom: treatment.priceFrom !== undefined }, language, t),
    isAction: treatment.isAction === true,
    isInjectable: isInjectable(entry),
    consultFirst: consultBefore(entry)?.treatment.name.nl ?? null,
    searchWords: searchWordsOf(treatment.family, language),
  }
}
