import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { deedKeyOf, outsiderOf } from '#shared/features/desk/record-actions.ts'
import { wordsOr } from '#web/features/desk/base/words-or.ts'

/** Of an instant: up to its minutes. */
const minuteEnd = 16

/** The words for what was done. */
export function deedWords({ action }: RecordEntry, t: Translator): string {
  return wordsOr(t, `deskRecord.done.${deedKeyOf(action)}`, t('deskRecord.done.other'))
}

/** Whether it is a visit that was cancelled, whoever did it. */
export function isCancelling({ action }: RecordEntry): boolean {
  return action.startsWith('visit.cancelled')
}

/**
 * Whether both say what a colleague did to one thing in one minute: one act, as paid and done. To cancel is an act of its own:
 * that it was booked, under it, would say the contrary.
 */
export function isOneAct(one: RecordEntry | undefined, other: RecordEntry): boolean {
  const act = (entry: RecordEntry) => {
    const { at, staff, subjectId } = entry
    return !isCancelling(entry) && subjectId && staff && at.slice(0, minuteEnd) + staff.id + subjectId
  }
  return !!act(other) && !!one && act(one) === act(other)
}

/** Who did it; without a name and an end the operator's command did. */
export function doerOf({ action, staff }: RecordEntry) {
  return staff === null ? (outsiderOf(action) ?? 'operator') : 'staff'
}
