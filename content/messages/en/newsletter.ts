import type { newsletter as source } from '#content/messages/nl/newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletter: Translated<typeof source> = {
  title: 'A *letter* now and then.',
  lead: 'A new article, advice for the season, never more than one e-mail a month. Every letter has a link to unsubscribe.',
  email: 'E-mail address',
  submit: 'Subscribe',
  submitting: 'Subscribing…',
  privacy: 'We use your address for the newsletter only.',
  error_title: 'Oops!',
  error_invalid_email: 'Please enter a valid e-mail address.',
  error_message: 'We could not subscribe you. Please try again later.',
  subscribed_title: 'Almost done',
  subscribed_text: 'We have sent you an e-mail. Confirm your address there and you are on the list.',
}
