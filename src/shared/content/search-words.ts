import { ar } from '#content/search-words/ar.ts'
import { en } from '#content/search-words/en.ts'
import { es } from '#content/search-words/es.ts'
import { nl } from '#content/search-words/nl.ts'
import type { Language, PerLanguage } from '#shared/i18n/languages.ts'

/** By language and family: what else people call a treatment, and what bothers them. */
export const searchWords: PerLanguage<Readonly<Record<string, string>>> = { nl, en, ar, es }

/** The words of a family, separated by commas; nothing for one that has left the catalogue. */
export function searchWordsOf(family: string, language: Language): string {
  return searchWords[language][family] ?? ''
}
