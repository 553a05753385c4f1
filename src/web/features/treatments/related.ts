import { entries } from '#shared/content/catalogue.ts'
import type { CatalogueEntry } from '#shared/content/catalogue.ts'

/** Up to three other treatments of the same category, those of another family first: they widen the choice (SPEC 9). */
export function relatedTo({ category, treatment, slug }: CatalogueEntry): CatalogueEntry[] {
  const others = entries.filter((other) => other.category.slug === category.slug && other.slug !== slug)
  const rank = (other: CatalogueEntry) => (other.treatment.family === treatment.family ? 1 : 0)
  return others.toSorted((one, other) => rank(one) - rank(other)).slice(0, 3)
}
