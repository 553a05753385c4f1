import type { changeMail as source } from '#content/messages/nl/change-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const changeMail: Translated<typeof source> = {
  moved_subject: 'Your appointment has been moved to {{date}} at {{time}}',
  moved_title: 'Your appointment has been moved',
  moved_text: 'Your appointment at {{clinic}} has a new time. The old time has been released.',
  moved_calendar: 'The attached calendar file puts the appointment in your calendar at its new time.',
  before: 'Old time',
  fee: 'Cost of the change',
  fee_none: 'None: you were in time',
  fee_free: 'None',
  fee_stands: 'None; the {{fee}} for the earlier late change still stands',
  fee_late: '{{fee}}, because it was less than {{hours}} hours ahead',
  cancelled_subject: 'Your appointment on {{date}} at {{time}} has been cancelled',
  cancelled_title: 'Your appointment has been cancelled',
  cancelled_text: 'This appointment at {{clinic}} won’t take place. The time has been released.',
  cancelled_calendar: 'The attached calendar file takes the appointment out of your calendar.',
  cancelled_fee: 'Cost of cancelling',
  book_again: 'Book a new appointment',
  moved_notice_subject: 'Moved: {{date}} {{time}}, {{treatment}}',
  moved_notice_title: 'Appointment moved',
  cancelled_notice_subject: 'Cancelled: {{date}} {{time}}, {{treatment}}',
  cancelled_notice_title: 'Appointment cancelled',
}
