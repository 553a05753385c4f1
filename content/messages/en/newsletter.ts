import type { newsletter as source } from '#content/messages/nl/newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletter: Translated<typeof source> = {
  title: 'A *letter* now and then.',
  lead: 'A new article, advice for the season, never more than one email a month. Every newsletter has a link to unsubscribe.',
  email: 'Email address',
  submit: 'Subscribe',
  submitting: 'Subscribing…',
  privacy: 'We use your address for the newsletter only.',
  error_title: 'Oops!',
  error_invalid_email: 'Please enter a valid email address.',
  error_message: 'We couldn’t subscribe you. Please try again later.',
  subscribed_title: 'Almost done',
  subscribed_text: 'We’ve sent you an email. Confirm your address there and you’re on the list.',
  name: 'Name (optional)',
  no_script: 'Subscribing here needs JavaScript. You can also email us: {{email}}.',
  popup_error_title: 'Error',
  confirm_title: 'Confirm your subscription',
  confirm_text: 'One press of the button and your address is on the newsletter list.',
  confirm_button: 'Confirm subscription',
  confirmed_title: 'You’re on the list',
  confirmed_text: 'Thank you. Every newsletter has a link to unsubscribe.',
  confirm_invalid_title: 'This link no longer works',
  confirm_invalid_text:
    'The link has expired or wasn’t copied in full. Subscribe again and we’ll send you a new one.',
  unsubscribe_title: 'Unsubscribe from the newsletter',
  unsubscribe_text: 'Press the button and we’ll stop sending you newsletters.',
  unsubscribe_button: 'Unsubscribe',
  unsubscribed_title: 'You’ve unsubscribed',
  unsubscribed_text: 'You won’t get any more newsletters from us. Your address is no longer on the list.',
  unsubscribe_invalid_title: 'This link isn’t right',
  unsubscribe_invalid_text:
    'Perhaps it wasn’t copied in full. Use the link at the bottom of a newsletter, or email us: {{email}}.',
  home: 'Go to the home page',
}
