import type { newsletterMail as source } from '#content/messages/nl/newsletter-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletterMail: Translated<typeof source> = {
  confirm_subject: 'Confirm your subscription to the {{clinic}} newsletter',
  confirm_preview: 'One click and your address is on the list.',
  confirm_title: 'Confirm your subscription',
  confirm_text:
    'This address was entered for the newsletter of {{clinic}}. If that is right, confirm it with the button. Without confirmation we send you nothing.',
  confirm_button: 'Confirm subscription',
  confirm_expires: 'The button works for {{period}}.',
  confirm_stranger: 'Did you not subscribe? Then there’s nothing to do: the address is deleted by itself.',
  known_subject: 'You already get the newsletter of {{clinic}}',
  known_preview: 'There’s nothing you need to do.',
  known_title: 'You’re already on the list',
  known_text:
    'This address was entered again for the newsletter of {{clinic}}. It was on the list already and stays there; there’s nothing you need to do.',
  known_leave: 'Would you rather not get the letter any more? Unsubscribe here.',
  unsubscribe: 'Unsubscribe',
}
