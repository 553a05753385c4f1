import type { Language } from '#shared/i18n/languages.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Translator } from '#shared/i18n/messages.ts'

/** "€ 99,00", or "v.a. € 99,00" for a starting price, in the way of the language of the translator. */
export function priceText(
  price: { readonly cents: number; readonly isFrom: boolean },
  language: Language,
  t: Translator,
): string {
  const amount = formatPrice(price.cents, language)
  return price.isFrom ? t('catalogue.price_from', { price: amount }) : amount
}
