import type { appointment as source } from '#content/messages/nl/appointment.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const appointment: Translated<typeof source> = {
  error_title: 'Booking failed',
  error_message: 'Something went wrong while booking. Please try again.',
  success_title: 'Appointment confirmed',
  success_message: 'Your appointment is booked. You will receive a confirmation by e-mail.',
  select_service: 'Please choose a treatment first.',
  select_date: 'Please choose a date.',
  select_time: 'Please choose a time.',
  required_field: 'This field is required.',
  invalid_email: 'Enter a valid e-mail address.',
  invalid_phone: 'Enter a valid phone number.',
}
