import { consultBefore, entries } from '#shared/content/catalogue.ts'
import type { CatalogueEntry } from '#shared/content/catalogue.ts'
import { priceText } from '#shared/content/price.ts'
import { formatDuration } from '#shared/i18n/format.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'

/** A treatment as it is shown in lists, in the words of the page. */
export type Listing = {
  slug: string
  family: string
  name: string
  /** Where the page is in another language: people know some treatments by it. */
  dutchName?: string
  description: string
  duration: string
  price: string
  /** What a starting price depends on; absent for a fixed price. */
  priceDependsOn?: string
  /** "3 sessies"; absent for a single visit. */
  course?: string
  isAction: boolean
  /** A consultation on another day has to come first. */
  isConsultFirst: boolean
  href: string
  bookingHref: string
}

export function toListing(entry: CatalogueEntry, page: Page): Listing {
  const { category, treatment, slug } = entry
  const { language, t, href } = page
  const { priceCents, priceFrom, sessions } = treatment
  return {
    slug,
    family: treatment.family,
    name: treatment.name[language],
    ...(language === defaultLanguage ? {} : { dutchName: treatment.name.nl }),
    description: treatment.description[language],
    duration: formatDuration(treatment.durationMinutes, language),
    price: priceText({ cents: priceCents, isFrom: priceFrom !== undefined }, language, t),
    ...(priceFrom === undefined ? {} : { priceDependsOn: t(`treatments.detail.from_${priceFrom}`) }),
    ...(sessions === undefined ? {} : { course: t('treatments.sessions', { count: sessions }) }),
    isAction: treatment.isAction === true,
    isConsultFirst: consultBefore(entry) !== undefined,
    href: href(paths.treatment(category.slug, slug)),
    bookingHref: href(bookingPath({ treatmentSlug: slug })),
  }
}

/** All treatments of a category, in catalogue order. */
export function listingsOf(categorySlug: string, page: Page): Listing[] {
  return entries
    .filter(({ category }) => category.slug === categorySlug)
    .map((entry) => toListing(entry, page))
}
