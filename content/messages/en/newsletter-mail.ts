import type { newsletterMail as source } from '#content/messages/nl/newsletter-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletterMail: Translated<typeof source> = {
  confirm_subject: 'Confirm your subscription to the {{clinic}} newsletter',
  confirm_preview: 'One click and your address is on the list.',
  confirm_title: 'Confirm your subscription',
  confirm_text:
    'Someone entered this address for the {{clinic}} newsletter. If it was you, confirm it with the button. Without confirmation we won’t send you anything.',
  confirm_button: 'Confirm subscription',
  confirm_expires: 'The button works for {{period}}.',
  confirm_stranger:
    'Didn’t subscribe? Then there’s nothing you need to do: the address is deleted automatically.',
  known_subject: 'You already get the {{clinic}} newsletter',
  known_preview: 'There’s nothing you need to do.',
  known_title: 'You’re already on the list',
  known_text:
    'Someone entered this address again for the {{clinic}} newsletter. It was already on the list and stays there; there’s nothing you need to do.',
  known_leave: 'Don’t want the newsletter any more? Unsubscribe here.',
  unsubscribe: 'Unsubscribe',
}
