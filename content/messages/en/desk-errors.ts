import type { deskErrors as source } from '#content/messages/nl/desk-errors.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskErrors: Translated<typeof source> = {
  signed_out: 'Please log in at the desk first.',
  wrong_role: 'This isn’t part of your role. An owner can change that.',
  link_invalid: 'This link was used before or has expired. Ask an owner for a new one.',
  booked_before:
    'This is booked already, as you first filled it in. Look at the diary; “Book” now books another one.',
  blocked_before:
    'This time is blocked already, as you first filled it in. Look at the diary; “Block” now blocks another one.',
  paid_before:
    'This payment is entered already, as you first filled it in. Look at what was paid; “Enter the payment” now enters another one.',
  note_before:
    'This note is saved already, as you first wrote it. Look at the notes; “Save note” now saves another one.',
  sent_again: 'This email has been sent again already. The list shows that as an email of its own.',
  reason_needed: 'Please say why.',
  fee_changed: 'What cancelling costs has changed meanwhile. You now see what it costs.',
  slot_taken: 'This time is no longer free: there is an appointment or a block. Choose another time.',
  off_grid: 'Choose a time on the hour or half hour, between {{first}} and {{last}}.',
  unknown_room: 'There’s no such room. Choose one from the list.',
  ends_before: 'The end must come after the start.',
  too_long_block: 'A block lasts {{days}} days at most.',
  https_only: 'Paste an address that starts with https://.',
  same_client: 'This is the same client. Choose another card.',
  no_merge: 'There’s nothing to split here.',
  period: 'The period starts after its end, or is longer than {{days}} days. Choose other days.',
  too_much_back: 'You can’t refund more than was paid.',
}
