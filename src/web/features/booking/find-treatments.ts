import { smallWords } from '#content/search-words/small-words.ts'
import { placeOf } from '#shared/content/areas.ts'
import type { Catalogue } from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { createFinder } from '#web/lib/find.ts'

type Group = { slug: string; name: string; members: Treatment[] }

/** Every treatment in the order of the overview: by area, the promotions after all others. Each knows its category. */
export function flatten(catalogue: Catalogue | undefined): Treatment[] {
  return (catalogue?.categories ?? [])
    .flatMap((category) =>
      category.treatments.map((treatment) => ({
        ...treatment,
        categorySlug: category.slug,
        categoryName: category.label,
        dutchCategoryName: category.name,
      })),
    )
    .toSorted((one, other) => placeOfTreatment(one) - placeOfTreatment(other))
}

function placeOfTreatment({ isAction, area }: Treatment): number {
  return placeOf(isAction ? null : area)
}

/** Looks at what the overview looks at: the card, its category, both in Dutch too, and what else people call it (SPEC 5). */
export function treatmentFinder(treatments: readonly Treatment[], language: Language) {
  return createFinder(
    treatments,
    ({ family, label, name, description, categoryName, dutchCategoryName, searchWords }) => ({
      kind: family,
      name: label,
      dutch: name,
      group: `${categoryName} ${dutchCategoryName}`,
      calls: searchWords,
      text: description,
    }),
    smallWords[language],
  )
}

export function groupByCategory(treatments: readonly Treatment[]): Group[] {
  const groups = new Map<string, Group>()
  for (const treatment of treatments) {
    const { categorySlug: slug, categoryName: name } = treatment
    const group = groups.get(slug) ?? { slug, name, members: [] }
    group.members.push(treatment)
    groups.set(slug, group)
  }
  return [...groups.values()]
}
