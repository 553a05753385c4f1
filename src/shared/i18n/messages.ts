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

type Values = { readonly count?: number; readonly [name: string]: unknown }

/** Looks a message up and fills its `{{placeholders}}`; `count` chooses the plural form. */
export type Translator = (key: MessageKey, values?: Values) => string

/**
 * A translator of its own for one language; `messages` may be a part, as loaded in the browser. A key without a message is
 * answered as it is, a placeholder without a value as nothing. Nothing is escaped: React does that, or the mail's components.
 */
export function createTranslator(language: Language, messages: MessagesPart): Translator {
  const rules = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const { count } = values
    const counted = count === undefined ? undefined : textAt(messages, `${key}_${rules.select(count)}`)
    const text = counted ?? (count === undefined ? undefined : textAt(messages, `${key}_other`))
    return (text ?? textAt(messages, key) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
  }
}

function textAt(messages: unknown, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (group, part) => (typeof group === 'object' && group !== null ? Reflect.get(group, part) : undefined),
      messages,
    )
  return typeof found === 'string' ? found : undefined
}
