import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Name of the stored choice, in `localStorage` and as a cookie (DECISIONS 2). */
export const languageStorageKey = 'language'

/**
 * The language a visitor prefers: the stored choice, else the browser's first language when it is one of ours
 * ("en-GB" counts as "en"), else Dutch.
 */
export function preferredLanguage(
  stored: string | null | undefined,
  browserLanguage: string | undefined,
): Language {
  if (isLanguage(stored)) return stored
  const code = browserLanguage?.toLowerCase().split('-')[0]
  return isLanguage(code) ? code : defaultLanguage
}
