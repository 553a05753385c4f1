import type { agenda as source } from '#content/messages/nl/agenda.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const agenda: Translated<typeof source> = {
  feed_name: 'Agenda de {{clinic}}',
  event_title: '{{name}}, {{treatment}}, sala {{room}}',
  room: 'sala {{room}}',
  day_empty: 'No hay citas.',
}
