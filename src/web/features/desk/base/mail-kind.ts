import type { ClientMailKind } from '#shared/features/desk/mail-kinds.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { wordsOr } from '#web/features/desk/base/words-or.ts'

type KindAboutVisit = Extract<ClientMailKind, `booking-${string}` | `visit-${string}` | 'payment-link'>

/** What a mail about a visit is, in words. */
export function mailKindWords(kind: string, t: Translator): string {
  return wordsOr(t, `deskAgenda.kind.${kind as KindAboutVisit}`, t('deskAgenda.kind.other'))
}
