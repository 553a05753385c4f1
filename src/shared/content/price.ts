import type { Language } from '#shared/i18n/languages.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Translator } from '#shared/i18n/messages.ts'

type Price = {
  readonly cents: number
  readonly isFrom: boolean
  /** How many visits it is for, where a visit of a course is told of by itself. */
  readonly courseVisits?: number | null
  /** Who pays by a link does not pay at the first visit. */
  readonly isPaidAhead?: boolean
}

/** "€ 99,00", or "v.a. € 99,00" for a starting price, in the way of the language of the translator. */
export function priceText(price: Price, language: Language, t: Translator): string {
  const amount = formatPrice(price.cents, language)
  const text = price.isFrom ? t('catalogue.price_from', { price: amount }) : amount
  if (!price.courseVisits) return text
  const key = price.isPaidAhead ? 'catalogue.price_of_course_ahead' : 'catalogue.price_of_course'
  return t(key, { price: text, count: price.courseVisits })
}
