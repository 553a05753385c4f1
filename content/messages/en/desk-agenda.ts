import type { deskAgenda as source } from '#content/messages/nl/desk-agenda.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskAgenda: Translated<typeof source> = {
  previous_day: 'Previous day',
  next_day: 'Next day',
  previous_week: 'Previous week',
  next_week: 'Next week',
  today: 'Today',
  pick_day: 'Go to a day',
  length: 'Day or week',
  day: 'Day',
  week: 'Week',
  room: 'Room {{room}}',
  nobody: 'Nobody is coming.',
}
