import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Words } from '#web/lib/words.ts'

/** What a visit costs, in words: a later visit of a course costs nothing more. */
export function visitPrice(
  { isCovered, priceCents }: Pick<DeskVisit, 'isCovered' | 'priceCents'>,
  { language, t }: Words,
): string {
  return isCovered ? t('deskAgenda.covered') : formatPrice(priceCents, language)
}
