import type { bookingMail as source } from '#content/messages/nl/booking-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const bookingMail: Translated<typeof source> = {
  confirmed_subject: 'Your appointment on {{date}} at {{time}}',
  confirmed_preview: '{{treatment}} at {{clinic}}. Please keep this email.',
  confirmed_title: 'Your appointment is confirmed',
  greeting: 'Dear {{name}},',
  confirmed_text: 'Thank you for booking with {{clinic}}. This is what we have noted for you:',
  treatment: 'Treatment',
  date: 'Date',
  time: 'Time',
  time_value: '{{time}} (Dutch time), takes {{duration}}',
  place: 'Address',
  price: 'Price',
  payment: 'Payment',
  pay_later: 'After the treatment, by card or in cash',
  pay_now: 'We will send you a payment link',
  reference: 'Appointment code',
  arrive_early: 'Please arrive 5 to 10 minutes early. If you are late, the time is taken off your treatment.',
  policy:
    'You can move or cancel free of charge up to {{hours}} hours before the appointment. After that, or if you do not come, we charge {{percent}} of the price.',
  policy_free_consult:
    'You can move or cancel free of charge up to {{hours}} hours before the consultation. After that, or if you do not come, we charge a reservation fee of {{fee}}.',
  age_rule:
    'We give injectables from the age of {{age}}. Please bring valid identification: we check your age at the clinic.',
  manage: 'View your appointment',
  calendar_hint: 'Open the attached calendar file to add the appointment to your calendar.',
  regards: 'See you at {{clinic}}',
  calendar_title: 'Appointment at {{clinic}}',
  notice_subject: 'New appointment: {{date}} {{time}}, {{treatment}}',
  notice_title: 'New appointment',
  notice_pay_later: 'After the treatment',
  notice_pay_now: 'Now: send a payment link',
  room: 'Room',
  client: 'Client',
  email: 'Email',
  phone: 'Phone',
  date_of_birth: 'Date of birth',
  notes: 'Notes',
  language: 'Language',
  none: 'Not given',
}
