/** The languages of the site, the default first (SPEC 1). */
export const languages = ['nl', 'en', 'ar', 'es'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'nl'

/** True for the code of one of the four languages, exactly as written in addresses. */
export function isLanguage(code: string | undefined | null): code is Language {
  return languages.some((language) => language === code)
}

/** One value per language. */
export type PerLanguage<T> = Readonly<Record<Language, T>>

export type Script = 'latin' | 'arabic'

const scripts: PerLanguage<Script> = { nl: 'latin', en: 'latin', ar: 'arabic', es: 'latin' }

/** What a language is written with: it decides direction and typefaces. */
export function scriptOf(language: Language): Script {
  return scripts[language]
}

/** Writing direction for the `dir` attribute. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return scriptOf(language) === 'arabic' ? 'rtl' : 'ltr'
}
