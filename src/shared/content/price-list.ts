import type { Area } from '#shared/content/areas.ts'
import type { Category, Treatment } from '#shared/content/schema.ts'
import { slugOf } from '#shared/content/slug.ts'

/** A treatment with the category it stands in, and its address. */
export type CatalogueEntry = {
  readonly category: Category
  readonly treatment: Treatment
  readonly slug: string
}

/** What a clinic offers and what is asked of it: a value, so that another clinic's is one more. */
export type PriceList = {
  readonly categories: readonly Category[]
  /** Every treatment that is offered, in the order of the categories. */
  readonly entries: readonly CatalogueEntry[]
  /** Those that are no longer offered: visits of them may be to come. */
  readonly ended: readonly CatalogueEntry[]
  /** The category at an address, or undefined. */
  readonly findCategory: (slug: string) => Category | undefined
  /**
   * The treatment with this Dutch name, in any letter case, or undefined; the name is the key that bookings use. One that has
   * ended is found as well: for a visit that was booked.
   */
  readonly findByName: (name: string) => CatalogueEntry | undefined
  /** The same among what is offered: for a visit that is to be booked. */
  readonly findOffered: (name: string) => CatalogueEntry | undefined
  /**
   * The consultation that has to come before this treatment, on another day, or undefined (DECISIONS 3). It holds for the
   * family: a promotion of the month asks for no less.
   */
  readonly consultBefore: (entry: CatalogueEntry) => CatalogueEntry | undefined
  /**
   * True for a treatment with a needle, which needs the clinic’s age for injectables (SPEC 5): its family stands in an injectable
   * category, also when the treatment itself is offered elsewhere, as a promotion of the month.
   */
  readonly isInjectable: (entry: CatalogueEntry) => boolean
  /** Where people look for it: the area of its category, for a promotion that of its family; null where neither has one. */
  readonly areaOf: (entry: CatalogueEntry) => Area | null
}

export function priceListOf(written: readonly Category[]): PriceList {
  const known = written.flatMap((whole) => {
    const category = { ...whole, treatments: whole.treatments.filter(({ isEnded }) => isEnded !== true) }
    return whole.treatments.map((treatment) => ({ category, treatment, slug: slugOf(treatment.name.nl) }))
  })
  const categories = [...new Set(known.map(({ category }) => category))]
  const entries = known.filter(({ treatment }) => treatment.isEnded !== true)
  const findByName: PriceList['findByName'] = (name) => {
    const wanted = name.trim().toLowerCase()
    return known.find((entry) => entry.treatment.name.nl.toLowerCase() === wanted)
  }
  const findOffered: PriceList['findOffered'] = (name) => {
    const entry = findByName(name)
    return entry?.treatment.isEnded === true ? undefined : entry
  }
  return {
    categories,
    entries,
    ended: known.filter(({ treatment }) => treatment.isEnded === true),
    findByName,
    findOffered,
    findCategory: (slug) => categories.find((category) => category.slug === slug),
    consultBefore({ treatment: { family } }) {
      const names = known.flatMap(({ treatment }) =>
        treatment.family === family ? (treatment.consultFirst ?? []) : [],
      )
      return names[0] === undefined ? undefined : findOffered(names[0])
    },
    isInjectable: ({ treatment: { family } }) =>
      known.some(({ category, treatment }) => category.isInjectable && treatment.family === family),
    areaOf({ category, treatment }) {
      const areasOfFamily = known.flatMap((other) =>
        other.treatment.family === treatment.family ? (other.category.area ?? []) : [],
      )
      return category.area ?? areasOfFamily[0] ?? null
    },
  }
}
