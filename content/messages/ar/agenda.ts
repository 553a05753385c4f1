import type { agenda as source } from '#content/messages/nl/agenda.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const agenda: Translated<typeof source> = {
  feed_name: 'مواعيد {{clinic}}',
  event_title: '{{name}}، {{treatment}}، غرفة {{room}}',
  room: 'غرفة {{room}}',
  day_empty: 'لا مواعيد.',
}
