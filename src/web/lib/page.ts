import { ar } from '#content/messages/ar.ts'
import { en } from '#content/messages/en.ts'
import { es } from '#content/messages/es.ts'
import { nl } from '#content/messages/nl.ts'
import { defaultLanguage, languages } from '#shared/i18n/languages.ts'
import type { Language, PerLanguage } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages, MessagesPart, Translator } from '#shared/i18n/messages.ts'
import { localized } from '#shared/i18n/paths.ts'

/** What every component that is rendered at build time gets: where it stands and in which words. */
export type Page = {
  language: Language
  /** The address without language prefix. */
  path: string
  t: Translator
  /** The address of an unprefixed path in the language of this page. */
  href: (path: string) => string
}

const messages: PerLanguage<Messages> = { nl, en, ar, es }

/** The treatment a page is about: every way to book on that page starts with it. */
export type BookingSubject = {
  slug: string
  /** The Dutch name, the key of the catalogue. */
  name: string
  label: string
  price: string
  /** No moment is promised of what comes after a consultation. */
  isAfterConsult: boolean
}

/** Whether a page is one of these, or below one. */
export function isAmong({ path }: Page, paths: readonly string[]): boolean {
  return paths.some((each) => path === each || path.startsWith(`${each}/`))
}

/** Only for rendering at build time: it holds the words of all four languages. */
export function pageAt(path: string, language: Language): Page {
  return {
    language,
    path,
    t: createTranslator(language, messages[language]),
    href: (target) => localized(target, language),
  }
}

/** One page per language: Dutch without prefix, the others behind their code (`[...lang]` routes). */
export function languagePaths() {
  return languages.map((language) => ({
    params: { lang: language === defaultLanguage ? undefined : language },
    props: { language },
  }))
}

/** The words that the booking's islands take along, of one language only. */
export function bookingWords(language: Language): Messages['appointment'] {
  return messages[language].appointment
}

/** The groups of words that an island takes along, of one language only. */
export function wordsFor<Group extends keyof Messages>(
  language: Language,
  ...groups: readonly Group[]
): Pick<Messages, Group> {
  return Object.fromEntries(groups.map((group) => [group, messages[language][group]])) as Pick<
    Messages,
    Group
  >
}

/** The words that the contact form takes along: not those of its page. */
export function contactWords(language: Language): MessagesPart & Pick<Messages, 'toast'> {
  const { contact, form, toast } = messages[language]
  return { contact: { form: contact.form }, form, toast }
}
