import { directionOf } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Latin text for a sentence in this language: marked where it would lose its order (Unicode isolates). */
export function inOrder(latin: string, language: Language): string {
  return directionOf(language) === 'rtl' ? `\u2066${latin}\u2069` : latin
}
