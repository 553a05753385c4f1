import type { DeskRow } from '#server/features/appointments/service.ts'
import { cancelledKind, confirmationKind, owesPrice } from '#server/features/appointments/service.ts'
import { confirmKind } from '#server/features/newsletter/service.ts'
import { isTimely, paymentLinkKind, visitMailKinds } from '#server/features/visit-mails/service.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { isOnItsWay } from '#server/platform/mail/again.ts'
import { isForClinic } from '#server/platform/mail/subject.ts'
import { mailsForAnHour } from '#shared/features/desk/mail-kinds.ts'
import type { MailState } from '#shared/features/desk/mail-states.ts'

/** A mail, as far as it tells whether it can be sent once more. */
type StoredMail = {
  readonly kind: string
  readonly state: MailState
  readonly recipient: string
  /** False once its words were forgotten, as when it was sent. */
  readonly hasWords: boolean
  /** When the visit starts of which it tells, as an ISO instant; null where it tells of none. */
  readonly toldStart: string | null
  /** The next time it is the copy that is sent once more: two colleagues who press the same button send one. */
  readonly isSentAgain: boolean
}

/** What is asked when, and of which clinic. */
type At = { readonly now: Date; readonly clinic: Clinic }

/**
 * Whether a mail can be sent once more: a confirmation, which is written anew, while its visit is to come; so is a link to
 * pay by, while the price is owed; another that was put aside, unless it would tell what is no longer true of the visit, or
 * comes too late to help. `isAsked` is whether who is asked to confirm the newsletter can, and has not.
 */
export function canSendAgain(
  { kind, state, recipient, hasWords, toldStart, isSentAgain }: StoredMail,
  visit: DeskRow | undefined,
  at: At,
  isAsked = false,
): boolean {
  if (recipient === '' || isSentAgain || mailsForAnHour.some((each) => each === kind)) return false
  const isDone = state === 'failed' || state === 'sent'
  if (kind === confirmationKind) return isDone && visit?.status === 'confirmed' && visit.starts_at > at.now
  if (kind === paymentLinkKind)
    return isDone && visit !== undefined && visit.payment_link !== null && owesPrice(visit)
  if (state !== 'failed' || !hasWords || (kind === confirmKind && !isAsked)) return false
  if (toldStart === null) return true
  return visit !== undefined && isTrueOf(visit, kind, new Date(toldStart), at)
}

function isTrueOf(visit: DeskRow, kind: string, toldStart: Date, { now, clinic }: At): boolean {
  if (visit.starts_at.getTime() !== toldStart.getTime()) return false
  if (kind.startsWith(cancelledKind)) return visit.status === 'cancelled'
  const around = visitMailKinds.find((each) => each === kind)
  // The clinic's own notices are read also once the visit has begun.
  if (around === undefined)
    return visit.status !== 'cancelled' && (isForClinic(kind) || visit.starts_at > now)
  const { starts_at: startsAt, duration_minutes: durationMinutes, status, wantsReminders } = visit
  return isTimely(around, toldStart, { startsAt, durationMinutes, status, wantsReminders }, now, clinic)
}

/**
 * Whether the desk offers a confirmation of a visit from the visit itself: it is to come and has where to write to, and
 * none of the mails about it that are kept is a confirmation on its way, or one that can be sent once more.
 */
export function canConfirm(visit: DeskRow, mails: readonly StoredMail[], at: At): boolean {
  const isKept = (mail: StoredMail) => isOnItsWay(mail) || canSendAgain(mail, visit, at)
  return (
    visit.status === 'confirmed' &&
    visit.starts_at > at.now &&
    visit.mailTo !== '' &&
    !mails.some((mail) => mail.kind === confirmationKind && isKept(mail))
  )
}
