import type { CatalogueEntry, PriceList } from '#shared/content/price-list.ts'

export const guideConcerns = [
  'lines',
  'skin',
  'redness',
  'spots',
  'scars',
  'hair',
  'brows',
  'figure',
  'volume',
  'tension',
  'teeth',
  'other',
] as const
type GuidePlace =
  | 'face'
  | 'forehead'
  | 'neck'
  | 'body'
  | 'bikini'
  | 'chin'
  | 'brows'
  | 'lashes'
  | 'liner'
  | 'back'
  | 'head'
  | 'whole'
/** How long one may be seen to have been treated. */
export const guideTimes = ['none', 'days'] as const

/** Treatments by their Dutch names; none of them means the free consultation. */
export type GuideEnd = {
  readonly end: readonly string[]
  /** Something to know first, instead of what the consultation always says. */
  readonly note?: 'spots'
}

/** What follows an answer. */
export type GuideStep =
  | GuideEnd
  | { readonly times: Readonly<Record<(typeof guideTimes)[number], readonly string[]>> }
  | { readonly places: readonly { readonly place: GuidePlace; readonly next: GuideStep }[] }

/** What may bother somebody, in the order in which it is asked. */
export type Guide = readonly {
  readonly concern: (typeof guideConcerns)[number]
  readonly next: GuideStep
}[]

/**
 * The treatments at the end of the questions, as far as the clinic offers them. Empty where the free consultation comes first:
 * for what none of them is meant for, and for all that a doctor has to see before (injections, and what needs a consultation).
 */
export function guideEnd(names: readonly string[], list: PriceList): CatalogueEntry[] {
  const found = names.flatMap((name) => list.findOffered(name) ?? [])
  const isForDoctor = (entry: CatalogueEntry) =>
    list.isInjectable(entry) || list.consultBefore(entry) !== undefined
  return found.some(isForDoctor) ? [] : found
}
