import type { z } from 'zod'
import type { catalogueAnswer } from '#shared/features/booking/contract.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'

type Catalogue = z.infer<typeof catalogueAnswer>
type Group = { slug: string; name: string; members: Treatment[] }

/** Every treatment in catalogue order, each knowing its category. */
export function flatten(catalogue: Catalogue | undefined): Treatment[] {
  return (catalogue?.categories ?? []).flatMap((category) =>
    category.treatments.map((treatment) => ({
      ...treatment,
      categorySlug: category.slug,
      categoryName: category.label,
      dutchCategoryName: category.name,
    })),
  )
}

/** Case-insensitive, on the names of treatment and category, in the language shown and in Dutch (SPEC 5). */
export function matching(treatments: readonly Treatment[], term: string): readonly Treatment[] {
  const wanted = term.toLowerCase()
  if (wanted === '') return treatments
  return treatments.filter(({ label, name, categoryName, dutchCategoryName }) =>
    [label, name, categoryName, dutchCategoryName].some((text) => text.toLowerCase().includes(wanted)),
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
