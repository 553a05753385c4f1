import type { Clinic } from '#shared/content/clinic.ts'
import type { FamilyFacts } from '#shared/content/schema.ts'
import { inOrder } from '#shared/i18n/in-order.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { MessageKey, Translator } from '#shared/i18n/messages.ts'

/** 112 first: who reads this may have no time for the rest. */
const sentences = {
  toxin: ['urgent.toxin_112', 'urgent.toxin_call', 'urgent.nobody'],
  filler: ['urgent.filler_112', 'urgent.filler_call', 'urgent.filler_nobody'],
  enzyme: ['urgent.enzyme_112', 'urgent.filler_call', 'urgent.filler_nobody'],
  plasma: ['urgent.plasma_112', 'urgent.plasma_call', 'urgent.nobody'],
} as const satisfies Record<NonNullable<FamilyFacts['injected']>, readonly MessageKey[]>

/**
 * What to do at once when something goes wrong after an injection, whom to call, and whom when nobody answers: for the
 * treatment's page, the aftercare mail and the portal. Nothing where nothing was injected.
 */
export function urgentCare(
  injected: FamilyFacts['injected'],
  { phones }: Pick<Clinic, 'phones'>,
  language: Language,
  t: Translator,
): string[] {
  if (injected === undefined) return []
  const emergency = inOrder(phones.emergency, language)
  return sentences[injected].map((key) => t(key, { emergency }))
}

/** What else there is to do afterwards, for where `urgentCare` stands beside it: without the lines that say when to call at once. */
export function withoutUrgent(aftercare: readonly string[], { phones }: Pick<Clinic, 'phones'>): string[] {
  return aftercare.filter((line) => !/\b112\b/.test(line) && !line.includes(phones.emergency))
}
