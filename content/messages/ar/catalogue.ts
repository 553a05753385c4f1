import type { catalogue as source } from '#content/messages/nl/catalogue.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const catalogue: Translated<typeof source> = {
  price_from: 'ابتداءً من {{price}}',
  price_of_course_zero: '{{price}} لكل الزيارات ({{count}})، وتُدفع عند الزيارة الأولى',
  price_of_course_one: '{{price}} لزيارة واحدة، وتُدفع عندها',
  price_of_course_two: '{{price}} للزيارتين معًا، وتُدفع عند الزيارة الأولى',
  price_of_course_few: '{{price}} لكل الزيارات وعددها {{count}}، وتُدفع عند الزيارة الأولى',
  price_of_course_many: '{{price}} لكل الزيارات وعددها {{count}}، وتُدفع عند الزيارة الأولى',
  price_of_course_other: '{{price}} لكل الزيارات وعددها {{count}}، وتُدفع عند الزيارة الأولى',
  price_of_course_ahead_zero: '{{price}} لكل الزيارات ({{count}})، وتُدفع مقدمًا',
  price_of_course_ahead_one: '{{price}} لزيارة واحدة، وتُدفع مقدمًا',
  price_of_course_ahead_two: '{{price}} للزيارتين معًا، وتُدفع مقدمًا',
  price_of_course_ahead_few: '{{price}} لكل الزيارات وعددها {{count}}، وتُدفع مقدمًا',
  price_of_course_ahead_many: '{{price}} لكل الزيارات وعددها {{count}}، وتُدفع مقدمًا',
  price_of_course_ahead_other: '{{price}} لكل الزيارات وعددها {{count}}، وتُدفع مقدمًا',
}
