import type { MessageKey, Translator } from '#shared/i18n/messages.ts'

/** The words for what the server names; `otherwise` for a name without words: the server may be newer than the page. */
export function wordsOr(t: Translator, key: MessageKey, otherwise: string): string {
  const words = t(key)
  // A key without a message is answered as it is.
  return words === key ? otherwise : words
}
