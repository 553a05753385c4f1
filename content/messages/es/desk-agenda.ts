import type { deskAgenda as source } from '#content/messages/nl/desk-agenda.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskAgenda: Translated<typeof source> = {
  previous_day: 'Día anterior',
  next_day: 'Día siguiente',
  previous_week: 'Semana anterior',
  next_week: 'Semana siguiente',
  today: 'Hoy',
  pick_day: 'Ir a un día',
  length: 'Día o semana',
  day: 'Día',
  week: 'Semana',
  room: 'Sala {{room}}',
  nobody: 'No viene nadie.',
}
