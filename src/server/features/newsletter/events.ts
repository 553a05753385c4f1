import type { EventKind } from '#server/platform/events/events.ts'

/** The owner of an address said no to the newsletter, by whatever way (DECISIONS 4): told in the transaction in which it counts. */
export const newsletterRefused: EventKind<{ readonly emailHash: string }> = { name: 'newsletter-refused' }
