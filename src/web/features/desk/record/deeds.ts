import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import { outsiderOf } from '#web/features/desk/base/outsider.ts'

const deeds = [
  'visit_booked',
  'visit_moved',
  'visit_cancelled',
  'visit_restored',
  'visit_status',
  'visit_payment',
  'visit_payment_link',
  'visit_coming',
  'block_make',
  'block_remove',
  'card_read',
  'card_note',
  'card_merge',
  'card_split',
  'card_export',
  'card_erase',
  'message_done',
  'message_reply',
  'mail_again',
  'newsletter_read',
  'newsletter_export',
  'team_add',
  'team_change',
  'team_remove',
  'team_link',
  'key_make',
  'key_remove',
  'codes_make',
  'session_open',
  'session_end',
] as const

/** The words for what was done: "visit.moved.client" is a visit that was moved, whoever did it. */
export function deedOf({ action }: RecordEntry): (typeof deeds)[number] | 'other' {
  const done = action.split('.').slice(0, 2).join('_')
  return deeds.find((each) => each === done) ?? 'other'
}

/** Who did it; without a name and an end the operator's command did. */
export function doerOf({ action, staff }: RecordEntry) {
  return staff === null ? (outsiderOf(action) ?? 'operator') : 'staff'
}
