import type { changeMail as source } from '#content/messages/nl/change-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const changeMail: Translated<typeof source> = {
  moved_subject: 'Su cita se ha cambiado al {{date}} a las {{time}}',
  moved_title: 'Su cita se ha cambiado',
  moved_text: 'Su cita en {{clinic}} tiene una nueva hora. La hora anterior vuelve a estar libre.',
  moved_calendar: 'El archivo de calendario adjunto cambia la hora de la cita en su calendario.',
  before: 'Hora anterior',
  fee: 'Coste del cambio',
  fee_none: 'Ninguno, se hizo a tiempo',
  fee_free: 'Ninguno',
  fee_stands: 'Ninguno; se mantienen los {{fee}} del cambio tardío anterior',
  fee_late: '{{fee}}, porque faltaban menos de {{hours}} horas',
  cancelled_subject: 'Su cita del {{date}} a las {{time}} se ha cancelado',
  cancelled_title: 'Su cita se ha cancelado',
  cancelled_text: 'Esta cita en {{clinic}} queda anulada. La hora vuelve a estar libre.',
  cancelled_calendar: 'El archivo de calendario adjunto quita la cita de su calendario.',
  cancelled_fee: 'Coste de la cancelación',
  book_again: 'Reservar otra cita',
  moved_notice_subject: 'Cambiada: {{date}} {{time}}, {{treatment}}',
  moved_notice_title: 'Cita cambiada',
  cancelled_notice_subject: 'Cancelada: {{date}} {{time}}, {{treatment}}',
  cancelled_notice_title: 'Cita cancelada',
}
