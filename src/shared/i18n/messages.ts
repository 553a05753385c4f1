import type { TOptions } from 'i18next'
import { createInstance } from 'i18next'
import type { nl } from '#content/messages/nl.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Plural forms that Dutch does not have; a key `visits_one`/`visits_other` gets these where a language needs them. */
type ExtraPlurals = { readonly [Key in `${string}_${'zero' | 'two' | 'few' | 'many'}`]?: string }

/** What a translation of a Dutch group of messages must fill: the same keys, other words. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>
} & ExtraPlurals

export type Messages = Translated<typeof nl>

/** Some groups of the messages, or a part of them, as an island takes along. */
export type MessagesPart = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }

/** Dotted keys of all messages, with plural endings taken off ("home.hero.title", "treatments.count"). */
export type MessageKey = KeysOf<typeof nl>

type KeysOf<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? Key extends `${infer Stem}_${'one' | 'other'}`
      ? Stem
      : Key
    : `${Key}.${KeysOf<Source[Key]>}`
}[keyof Source & string]

/** Looks a message up and fills its `{{placeholders}}`; `count` chooses the plural form. */
export type Translator = (key: MessageKey, values?: TOptions) => string

/** A translator of its own for one language; `messages` may be a part, as loaded in the browser. */
export function createTranslator(language: Language, messages: MessagesPart): Translator {
  const i18n = createInstance({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    // Everything is escaped where it is rendered: by React, or by the mail's components.
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: messages } },
  })
  void i18n.init()
  return (key, values) => i18n.t(key, values ?? {})
}
