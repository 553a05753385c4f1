import { acties } from '#content/catalogue/acties.ts'
import { bioPeeling } from '#content/catalogue/bio-peeling.ts'
import { botox } from '#content/catalogue/botox.ts'
import { cavitatie } from '#content/catalogue/cavitatie.ts'
import { consulten } from '#content/catalogue/consulten.ts'
import { couperose } from '#content/catalogue/couperose.ts'
import { fillersInjectables } from '#content/catalogue/fillers-injectables.ts'
import { gezichtsbehandelingen } from '#content/catalogue/gezichtsbehandelingen.ts'
import { huidverbeteringPeelings } from '#content/catalogue/huidverbetering-peelings.ts'
import { laserOntharen } from '#content/catalogue/laser-ontharen.ts'
import { makeupStyling } from '#content/catalogue/makeup-styling.ts'
import { massages } from '#content/catalogue/massages.ts'
import { permanenteMakeup } from '#content/catalogue/permanente-makeup.ts'
import { skinboostersPrp } from '#content/catalogue/skinboosters-prp.ts'
import { tandenbleken } from '#content/catalogue/tandenbleken.ts'
import { vetbevriezing } from '#content/catalogue/vetbevriezing.ts'
import { wenkbrauwen } from '#content/catalogue/wenkbrauwen.ts'
import { wimperextensions } from '#content/catalogue/wimperextensions.ts'
import type { Category, Treatment } from '#shared/content/schema.ts'
import { slugOf } from '#shared/content/slug.ts'

/** The 18 categories in the order of SPEC 3. */
export const catalogue: readonly Category[] = [
  acties,
  botox,
  fillersInjectables,
  wenkbrauwen,
  vetbevriezing,
  cavitatie,
  bioPeeling,
  huidverbeteringPeelings,
  couperose,
  laserOntharen,
  wimperextensions,
  skinboostersPrp,
  massages,
  tandenbleken,
  permanenteMakeup,
  gezichtsbehandelingen,
  makeupStyling,
  consulten,
]

export type CatalogueEntry = {
  readonly category: Category
  readonly treatment: Treatment
  readonly slug: string
}

/** Every treatment with its category and slug, in catalogue order. */
export const entries: readonly CatalogueEntry[] = catalogue.flatMap((category) =>
  category.treatments.map((treatment) => ({ category, treatment, slug: slugOf(treatment.name.nl) })),
)

/** The treatment of the first visit, which every "Gratis Consult" button preselects (DECISIONS 5). */
export const freeConsultSlug = 'gratis-consult'

/** The consultation with the doctor, which long texts name with its price. */
export const doctorConsultName = 'Medisch consult bij de arts'

/** The category at an address, or undefined. */
export function findCategory(slug: string): Category | undefined {
  return catalogue.find((category) => category.slug === slug)
}

/** The treatment with this Dutch name, in any letter case, or undefined; the name is the key that bookings use. */
export function findByName(name: string): CatalogueEntry | undefined {
  const wanted = name.trim().toLowerCase()
  return entries.find((entry) => entry.treatment.name.nl.toLowerCase() === wanted)
}

/**
 * The consultation that has to come before this treatment, on another day, or undefined (DECISIONS 3). It holds for the
 * family: a promotion of the month asks for no less.
 */
export function consultBefore({ treatment: { family } }: CatalogueEntry): CatalogueEntry | undefined {
  const names = entries.flatMap(({ treatment }) =>
    treatment.family === family ? (treatment.consultFirst ?? []) : [],
  )
  return names[0] === undefined ? undefined : findByName(names[0])
}

/**
 * True for a treatment with a needle that needs an age of 18 (SPEC 5): its family stands in an injectable category,
 * also when the treatment itself is offered elsewhere, as a promotion of the month.
 */
export function isInjectable({ treatment }: CatalogueEntry): boolean {
  return catalogue.some(
    (category) =>
      category.isInjectable && category.treatments.some(({ family }) => family === treatment.family),
  )
}
