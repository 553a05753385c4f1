/** Every mail of the product; those that end in "-notice" go to the clinic itself. */
export const mailKinds = [
  'booking-confirmation',
  'booking-notice',
  'booking-moved',
  'booking-moved-notice',
  'booking-cancelled',
  'booking-cancelled-notice',
  'payment-link',
  'visit-reminder',
  'visit-reminder-evening',
  'visit-aftercare',
  'contact-notice',
  'contact-copy',
  'contact-reply',
  'newsletter-confirm',
  'newsletter-known',
  'account-verify-email',
  'account-exists',
  'account-reset-password',
  'account-password-changed',
  'account-email-changed',
  'account-deleted',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Their link works for an hour: who needs another asks for it. */
export const mailsForAnHour = [
  'account-verify-email',
  'account-reset-password',
] as const satisfies readonly MailKind[]

export type ClientMailKind = Exclude<MailKind, `${string}-notice`>
