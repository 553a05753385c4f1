import type { visitMail as source } from '#content/messages/nl/visit-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const visitMail: Translated<typeof source> = {
  reminder_subject: 'Reminder: your appointment on {{date}} at {{time}}',
  reminder_title: 'See you soon',
  reminder_title_remote: 'We’ll speak to you soon',
  reminder_text: 'Your appointment at {{clinic}} is coming up:',
  coming: 'Yes, I’m coming',
  coming_remote: 'Yes, I’ll be available',
  preparation: 'How to prepare',
  aftercare_subject: 'Aftercare for your visit today',
  aftercare_title: 'Aftercare for the coming days',
  aftercare_text: 'Thank you for visiting {{clinic}}. This is what helps now.',
  aftercare_for: 'After: {{treatment}}',
  aftercare_worried:
    'Worried about something you see or feel? Call us on {{phone}}. In an emergency, call the out-of-hours GP (huisartsenpost) or 112.',
  reminder_late:
    'Can’t come after all? Please let us know as soon as you can. From now on, moving, cancelling or not coming costs {{fee}}.',
  reminder_late_remote:
    'Can’t make it after all? Please let us know as soon as you can. From now on, moving, cancelling or not answering costs {{fee}}.',
}
