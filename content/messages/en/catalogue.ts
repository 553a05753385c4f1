import type { catalogue as source } from '#content/messages/nl/catalogue.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const catalogue: Translated<typeof source> = {
  price_from: 'from {{price}}',
  price_of_course_one: '{{price}} for {{count}} visit, due at the first',
  price_of_course_other: '{{price}} for all {{count}} visits, due at the first',
  price_of_course_ahead_one: '{{price}} for {{count}} visit, paid in advance',
  price_of_course_ahead_other: '{{price}} for all {{count}} visits, paid in advance',
}
