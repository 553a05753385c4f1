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
import { placeOf } from '#shared/content/areas.ts'
import { priceListOf } from '#shared/content/price-list.ts'
import type { Category } from '#shared/content/schema.ts'

export type { CatalogueEntry } from '#shared/content/price-list.ts'

/** Our price list: the 18 categories in the order of SPEC 3. The server gets it from who starts it. */
export const priceList = priceListOf([
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
])

/** The same for the pages, which are built from it. */
export const {
  categories: catalogue,
  entries,
  findCategory,
  findByName,
  consultBefore,
  isInjectable,
} = priceList

/** The treatment of the first visit, which every "Gratis Consult" button preselects (DECISIONS 5). */
export const freeConsultSlug = 'gratis-consult'

/** The categories as people look for them: by area, the promotion after all others. */
export const catalogueByArea = catalogue.toSorted((one, other) => placeOf(one.area) - placeOf(other.area))

/** True for the promotions of the month, whatever they are called: of each the price list says that it is one. */
export function isPromotion({ treatments }: Pick<Category, 'treatments'>): boolean {
  return treatments.every(({ isAction }) => isAction === true)
}
