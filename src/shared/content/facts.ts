/** Placeholders `{{name}}` that long texts may hold, in the place of what another clinic has otherwise. */
export const factNames = [
  'clinic',
  'legalName',
  'city',
  'address',
  'phone',
  'mobile',
  'email',
  'complaintsEmail',
  'complaintsOfficer',
  'disputesBody',
  'privacyEmail',
  'kvk',
  'btw',
  // Hours of free cancellation, share and fee of a late one, age for injectables.
  'hours',
  'share',
  'fee',
  'age',
  // How long something is kept, as "90 days" (`retention` of the clinic's file).
  'mailsKept',
  'enquiriesKept',
  'unconfirmedKept',
  'visitDetailsKept',
  'visitContactKept',
  'leftVisitKept',
  'booksKept',
] as const
export type FactName = (typeof factNames)[number]
