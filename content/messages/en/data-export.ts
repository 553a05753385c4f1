import type { dataExport as source } from '#content/messages/nl/data-export.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const dataExport: Translated<typeof source> = {
  title: 'Your data at {{clinic}}',
  intro:
    'This is everything the website keeps about you as of {{date}}. Your medical file is not part of it: ask the clinic for that.',
  profile: 'Your account',
  username: 'Username',
  verified: 'Email address confirmed',
  since: 'Account since',
  language: 'Language of emails',
  reminders: 'Reminders',
  newsletter: 'Newsletter',
  yes: 'Yes',
  no: 'No',
  none: 'Not filled in',
  nothing: 'There are no appointments.',
  appointments: 'Appointments',
  moment: 'Date and time',
  price: 'Price',
  charged: 'Cost of changing or cancelling',
  name: 'Name',
  booked: 'Booked on',
  sessions: 'Where you are logged in',
  until: 'stays logged in until {{date}}',
  mails: 'Emails to you',
}
