import type { bookingMail as source } from '#content/messages/nl/booking-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const bookingMail: Translated<typeof source> = {
  confirmed_subject: 'Your appointment on {{date}} at {{time}}',
  confirmed_preview: '{{treatment}} at {{clinic}}. Please keep this email.',
  confirmed_title: 'Your appointment is confirmed',
  greeting: 'Dear {{name}},',
  confirmed_text: 'Thank you for booking with {{clinic}}. We look forward to seeing you on:',
  place: 'Address',
  price: 'Price',
  payment: 'Payment',
  pay_later: 'After the treatment, by card or in cash',
  pay_now: 'We’ll send you a payment link',
  reference: 'Appointment code',
  arrive_early: 'Please arrive 5 to 10 minutes early. If you’re late, the time is taken off your treatment.',
  policy:
    'You can move or cancel free of charge up to {{hours}} hours before the appointment. After that, or if you don’t come, we charge {{percent}} of the price.',
  policy_course:
    'You can move or cancel free of charge up to {{hours}} hours before the appointment. After that, or if you don’t come, we charge {{percent}} of what one visit of your course costs.',
  policy_free_consult:
    'You can move or cancel free of charge up to {{hours}} hours before the consultation. After that, or if you don’t come, we charge a reservation fee of {{fee}}.',
  age_rule:
    'Injectables are only for people aged {{age}} and over. Please bring valid identification: we check your age at the clinic.',
  consult_first_title: 'A consultation first',
  consult_first:
    'This treatment needs a separate consultation first, on another day: {{consult}} ({{price}}). We don’t treat without it. If you haven’t had or booked it yet, book it now, or move this appointment.',
  consult_first_book: 'Book the consultation first',
  manage: 'View, move or cancel',
  call: 'Would you like to change or cancel? Call us on {{phone}}.',
  not_you: 'If you didn’t book this, please call us on {{phone}} and it won’t cost you anything.',
  calendar_hint: 'Open the attached calendar file to add the appointment to your calendar.',
  regards: 'See you soon at {{clinic}}',
  calendar_title: 'Appointment at {{clinic}}',
  notice_subject: 'New appointment: {{date}} {{time}}, {{treatment}}',
  notice_title: 'New appointment',
  notice_pay_later: 'After the treatment',
  notice_pay_now: 'Now: send a payment link',
  room: 'Room',
  client: 'Client',
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
  notes_at_desk: 'Are in the desk’s diary',
  language: 'Language',
  what: '{{treatment}}, {{duration}}',
  time_range: '{{time}} to {{end}} (Dutch time)',
  moment: '{{date}}, {{time}}',
  free_until: 'Move or cancel free of charge until',
  good_to_know: 'Good to know',
  way: 'Directions and opening hours',
  view: 'View your appointment',
  notice_manage: 'Move or cancel for the client',
}
