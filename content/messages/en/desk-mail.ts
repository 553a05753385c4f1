import type { deskMail as source } from '#content/messages/nl/desk-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskMail: Translated<typeof source> = {
  pay_subject: 'Your payment link for {{treatment}}',
  pay_title: 'Pay in advance',
  pay_text:
    'You chose to pay in advance. You can do that with the button below; you’ll have nothing left to pay at the clinic.',
  pay_button: 'Pay now',
  pay_also: 'You’ll also find the link with your appointment on our site until you’ve paid.',
  reply_subject: 'Reply: {{subject}}',
  reply_title: 'Our reply',
  reply_yours: 'You wrote to us',
}
