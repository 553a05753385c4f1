import type { PerLanguage } from '#shared/i18n/languages.ts'

/** Every language under the name that its own readers use, and its abbreviation. */
export const languageNames: PerLanguage<{ name: string; abbreviation: string }> = {
  nl: { name: 'Nederlands', abbreviation: 'NL' },
  en: { name: 'English', abbreviation: 'EN' },
  ar: { name: 'العربية', abbreviation: 'AR' },
  es: { name: 'Español', abbreviation: 'ES' },
}
