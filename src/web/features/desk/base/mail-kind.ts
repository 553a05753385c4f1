const known = [
  'booking_confirmation',
  'booking_moved',
  'booking_cancelled',
  'visit_reminder',
  'visit_reminder_evening',
  'visit_aftercare',
  'payment_link',
] as const

/** Under which word of `deskAgenda.kind` a mail about a visit goes. */
export function mailKindOf(kind: string): (typeof known)[number] | 'other' {
  return known.find((each) => each === kind.replaceAll('-', '_')) ?? 'other'
}
