import type { deskNewsletter as source } from '#content/messages/nl/desk-newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskNewsletter: Translated<typeof source> = {
  title: 'Newsletter',
  back: 'All emails',
  text: 'Everyone who confirmed their own subscription. Whoever unsubscribes disappears at once. Looking at this list or downloading it is written in the record.',
  count_one: '{{count}} address',
  count_other: '{{count}} addresses',
  none: 'Nobody has confirmed yet. People sign up on the blog of the site.',
  download: 'Download CSV',
  head: {
    email: 'Email',
    name: 'Name',
    language: 'Language',
    asked: 'Signed up',
    confirmed: 'Confirmed',
  },
}
