import type { form as source } from '#content/messages/nl/form.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const form: Translated<typeof source> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  date_of_birth: 'Date of birth',
  date_of_birth_pattern: 'dd-mm-yyyy',
  date_of_birth_help: 'Optional. Day-month-year.',
  optional: 'Optional.',
  required: 'This field is required.',
  invalid: 'This value isn’t valid.',
  invalid_email: 'Enter a valid email address.',
  invalid_phone: 'Enter a valid phone number.',
  invalid_date_of_birth: 'This date isn’t right. Enter day-month-year, for example 29-02-1988.',
  invalid_username: 'Use only letters, digits, full stop, hyphen, underscore, @ and +, no spaces.',
  too_short: 'Use at least {{min}} characters.',
  too_long: 'This is too long: please use {{max}} characters at most.',
  check_fields: 'Check the fields that are marked.',
  connection: 'There was no answer. Check your connection and try again.',
  unsure_title: 'It has probably worked',
  busy: 'One moment…',
  honeypot: 'Leave this field empty',
  trap_emptied:
    'Your browser had filled in a field that you can’t see. It’s empty now: please press the button again.',
}
