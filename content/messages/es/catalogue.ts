import type { catalogue as source } from '#content/messages/nl/catalogue.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const catalogue: Translated<typeof source> = {
  price_from: 'desde {{price}}',
  price_of_course_one: '{{price}} por {{count}} visita, a pagar en la primera',
  price_of_course_other: '{{price}} por las {{count}} visitas, a pagar en la primera',
  price_of_course_ahead_one: '{{price}} por {{count}} visita, a pagar por adelantado',
  price_of_course_ahead_other: '{{price}} por las {{count}} visitas, a pagar por adelantado',
}
