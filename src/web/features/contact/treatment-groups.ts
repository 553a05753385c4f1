import { catalogueByArea } from '#shared/content/catalogue.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** The price list as the form needs it: short, because it travels with the page. */
export type TreatmentGroup = {
  slug: string
  /** The Dutch name, and the name as shown. */
  name: string
  label: string
  treatments: readonly { name: string; label: string }[]
}

/** Only at build time: it reads the whole price list. */
export function treatmentGroups(language: Language): TreatmentGroup[] {
  return catalogueByArea.map(({ slug, name, treatments }) => ({
    slug,
    name: name.nl,
    label: name[language],
    treatments: treatments.map((treatment) => ({ name: treatment.name.nl, label: treatment.name[language] })),
  }))
}
