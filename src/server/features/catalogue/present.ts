import { translatorFor } from '#server/platform/i18n/translator.ts'
import type { CatalogueEntry, PriceList } from '#shared/content/price-list.ts'
import { priceText } from '#shared/content/price.ts'
import { searchWordsOf } from '#shared/content/search-words.ts'
import type { Catalogue } from '#shared/features/booking/contract.ts'
import { formatDuration } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'

const presented = new WeakMap<PriceList, Map<Language, Catalogue>>()

/** A whole price list in one language, made once for each. */
export function presentCatalogue(language: Language, priceList: PriceList): Catalogue {
  const ofList = presented.get(priceList) ?? new Map<Language, Catalogue>()
  presented.set(priceList, ofList)
  const answer = ofList.get(language) ?? present(language, priceList)
  ofList.set(language, answer)
  return answer
}

function present(language: Language, priceList: PriceList): Catalogue {
  const t = translatorFor(language)
  return {
    categories: priceList.categories.map((category) => ({
      slug: category.slug,
      name: category.name.nl,
      label: category.name[language],
      treatments: priceList.entries
        .filter((entry) => entry.category === category)
        .map((entry) => presentTreatment(entry, priceList, language, t)),
    })),
  }
}

function presentTreatment(entry: CatalogueEntry, priceList: PriceList, language: Language, t: Translator) {
  const { treatment } = entry
  return {
    name: treatment.name.nl,
    label: treatment.name[language],
    slug: entry.slug,
    family: treatment.family,
    description: treatment.description[language],
    durationMinutes: treatment.durationMinutes,
    duration: formatDuration(treatment.durationMinutes, language),
    priceCents: treatment.priceCents,
    courseVisits: treatment.sessions ?? null,
    remote: treatment.remote,
    price: priceText({ cents: treatment.priceCents, isFrom: treatment.priceFrom !== undefined }, language, t),
    isAction: treatment.isAction === true,
    isInjectable: priceList.isInjectable(entry),
    consultFirst: priceList.consultBefore(entry)?.treatment.name.nl ?? null,
    area: priceList.areaOf(entry),
    searchWords: searchWordsOf(treatment.family, language),
  }
}
