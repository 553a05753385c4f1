import { locales } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** "Arabisch": the name of a language as a label, written in another one; Spanish would begin it small. */
export function formatLanguage(named: Language, language: Language): string {
  const name = new Intl.DisplayNames(locales[language], { type: 'language' }).of(named) ?? named
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
