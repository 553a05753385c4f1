import type { manage as source } from '#content/messages/nl/manage.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const manage: Translated<typeof source> = {
  no_script:
    'Without JavaScript you can only cancel here. What you booked is in your confirmation email. To move it, please call:',
  cancellation:
    'You can cancel or move free of charge up to {{hours}} hours before the treatment. After that, or if you don’t come, we charge {{share}} of the price.',
  cancellation_consult:
    'You can cancel or move free of charge up to {{hours}} hours before the consultation. After that, or if you’re not there, we charge a {{fee}} reservation fee.',
  cancelled_text:
    'The time is free for somebody else. You’ll get a confirmation by email, and the charge, if there is one.',
  failed_title: 'Cancelling didn’t work',
  failed_text:
    'This link isn’t valid, or the appointment has already begun. Open the link in your confirmation email again, or call us.',
}
