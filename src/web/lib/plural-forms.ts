import type { MessageKey } from '#shared/i18n/messages.ts'
import type { Page } from '#web/lib/page.ts'

/**
 * Every plural form of a counted message with `{{count}}` left in it, by the names of `Intl.PluralRules`: what a small
 * script needs to say a number that it only knows in the browser.
 */
export function pluralForms({ language, t }: Page, key: MessageKey): Record<string, string> {
  const rules = new Intl.PluralRules(language)
  const samples = Array.from({ length: 200 }, (_, count) => count)
  return Object.fromEntries(
    rules.resolvedOptions().pluralCategories.map((form) => {
      const count = samples.find((sample) => rules.select(sample) === form) ?? 1_000_000
      return [form, t(key, { count }).replace(String(count), '{{count}}')]
    }),
  )
}
