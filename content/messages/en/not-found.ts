import type { notFound as source } from '#content/messages/nl/not-found.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const notFound: Translated<typeof source> = {
  title: 'Page not found',
  subtitle: 'This page doesn’t exist, or no longer exists.',
  description:
    'The address may have been copied incorrectly, or the page may have moved. You can continue here.',
  home: 'Go to the home page',
  treatments: 'View treatments',
  contact: 'Contact us',
}
