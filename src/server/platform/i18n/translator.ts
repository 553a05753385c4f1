import { ar } from '#content/messages/ar.ts'
import { en } from '#content/messages/en.ts'
import { es } from '#content/messages/es.ts'
import { nl } from '#content/messages/nl.ts'
import type { Language, PerLanguage } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Translator } from '#shared/i18n/messages.ts'

const translators: PerLanguage<Translator> = {
  nl: createTranslator('nl', nl),
  en: createTranslator('en', en),
  ar: createTranslator('ar', ar),
  es: createTranslator('es', es),
}

/** All words of the product in a language, for answers and mails. */
export function translatorFor(language: Language): Translator {
  return translators[language]
}
