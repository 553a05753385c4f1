import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Name of the stored choice, in `localStorage` and as a cookie (DECISIONS 2). */
export const languageStorageKey = 'language'

/**
 * Cookie of ten seconds beside a redirect from an address without prefix: a choice that only `localStorage` knows may then
 * still lead elsewhere (DECISIONS 2).
 */
export const languageRedirectMark = 'language-redirect'

/**
 * The language a visitor prefers: the stored choice, an unknown one counting as Dutch; without a choice the browser's
 * first language when it is one of ours ("en-GB" counts as "en"), else Dutch.
 */
export function preferredLanguage(
  stored: string | null | undefined,
  browserLanguage: string | undefined,
): Language {
  if (stored) return isLanguage(stored) ? stored : defaultLanguage
  const code = browserLanguage?.toLowerCase().split('-')[0]
  return isLanguage(code) ? code : defaultLanguage
}
