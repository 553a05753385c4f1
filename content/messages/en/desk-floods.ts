import type { deskFloods as source } from '#content/messages/nl/desk-floods.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskFloods: Translated<typeof source> = {
  none: 'Nobody has unusually many appointments.',
  text: 'People with {{many}} or more appointments to come are shown here. It may be a course of treatment, or somebody filling the diary. Choose appointments to cancel them together.',
  network: 'One network',
  kind: {
    address: 'The same email address',
    network: 'Booked from the same internet connection',
  },
  all: 'Choose all {{count}}',
  more_one: '{{count}} more appointment',
  more_other: '{{count}} more appointments',
  booked: 'Booked {{moment}}',
  chosen_one: '{{count}} appointment chosen',
  chosen_other: '{{count}} appointments chosen',
  cancel: 'Cancel appointments',
  question_one: 'Cancel {{count}} appointment?',
  question_other: 'Cancel {{count}} appointments?',
  effect:
    'The times are free again at once. It costs nobody anything: those that already carry a charge stay, and are cancelled in the diary. It can’t be undone.',
  notify: 'Send an email about each appointment',
  notify_help: 'Leave this off where the addresses may be made up.',
  done_one: '{{count}} appointment cancelled.',
  done_other: '{{count}} appointments cancelled.',
  left: 'Not cancelled: {{count}}, changed or begun meanwhile, or not free of charge.',
}
