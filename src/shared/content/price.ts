import type { Language } from '#shared/i18n/languages.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Translator } from '#shared/i18n/messages.ts'

type Price = {
  readonly cents: number
  readonly isFrom: boolean
  /** How many visits it is for, where a visit of a course is told of by itself. */
  readonly courseVisits?: number | null
}

/** "€ 99,00", or "v.a. € 99,00" for a starting price, in the way of the language of the translator. */
export function priceText(price: Price, language: Language, t: Translator): string {
  const amount = formatPrice(price.cents, language)
  const text = price.isFrom ? t('catalogue.price_from', { price: amount }) : amount
  return price.courseVisits
    ? t('catalogue.price_of_course', { price: text, count: price.courseVisits })
    : text
}
