import { entries } from '#shared/content/catalogue.ts'
import type { CatalogueEntry } from '#shared/content/catalogue.ts'
import { priceText } from '#shared/content/price.ts'
import { formatDuration } from '#shared/i18n/format.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'

/** A treatment as it is shown in lists, in the words of the page. */
export type Listing = {
  slug: string
  name: string
  description: string
  duration: string
  price: string
  /** What a starting price depends on; absent for a fixed price. */
  priceDependsOn?: string
  /** "3 sessies"; absent for a single visit. */
  course?: string
  isAction: boolean
  href: string
  bookingHref: string
}

export function toListing({ category, treatment, slug }: CatalogueEntry, page: Page): Listing {
  const { language, t, href } = page
  const { priceCents, priceFrom, sessions } = treatment
  return {
    slug,
    name: treatment.name[language],
    description: treatment.description[language],
    duration: formatDuration(treatment.durationMinutes, language),
    price: priceText({ cents: priceCents, isFrom: priceFrom !== undefined }, language, t),
    ...(priceFrom === undefined ? {} : { priceDependsOn: t(`treatments.detail.from_${priceFrom}`) }),
    ...(sessions === undefined ? {} : { course: t('treatments.sessions', { count: sessions }) }),
    isAction: treatment.isAction === true,
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
