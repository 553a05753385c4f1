import type { agenda as source } from '#content/messages/nl/agenda.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const agenda: Translated<typeof source> = {
  feed_name: 'Diary of {{clinic}}',
  event_title: '{{name}}, {{treatment}}, room {{room}}',
  room: 'room {{room}}',
  day_empty: 'No appointments.',
}
