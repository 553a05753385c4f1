import type { Appointment, Settled } from '#server/features/appointments/service.ts'
import { cancelledKind, owesPrice } from '#server/features/appointments/service.ts'
import { confirmKind } from '#server/features/newsletter/service.ts'
import { confirmationKind, paymentLinkKind } from '#server/features/visit-mails/service.ts'
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

/**
 * Whether a mail can be sent once more: a confirmation, which is written anew, while its visit stands; so is a link to pay
 * by, while the price is owed; another that was put aside, unless it would tell what is no longer true of the visit.
 * `isAsked` is whether who is asked to confirm the newsletter can, and has not.
 */
export function canSendAgain(
  { kind, state, recipient, hasWords, toldStart, isSentAgain }: StoredMail,
  visit: (Appointment & Settled) | undefined,
  isAsked = false,
): boolean {
  if (recipient === '' || isSentAgain || mailsForAnHour.some((each) => each === kind)) return false
  const isDone = state === 'failed' || state === 'sent'
  if (kind === confirmationKind) return isDone && visit?.status === 'confirmed'
  if (kind === paymentLinkKind)
    return isDone && visit !== undefined && visit.payment_link !== null && owesPrice(visit)
  if (state !== 'failed' || !hasWords || (kind === confirmKind && !isAsked)) return false
  if (toldStart === null) return true
  const isOfCancelled = kind.startsWith(cancelledKind)
  return (
    visit !== undefined &&
    (visit.status === 'cancelled') === isOfCancelled &&
    visit.starts_at.getTime() === new Date(toldStart).getTime()
  )
}

/**
 * Whether the desk offers a confirmation of a visit from the visit itself: it is to come, `to` is where its mails go, and
 * none of the mails about it that are kept is a confirmation on its way, or one that can be sent once more.
 */
export function canConfirm(
  visit: Appointment & Settled,
  to: string,
  mails: readonly StoredMail[],
  now: Date,
): boolean {
  const isKept = (mail: StoredMail) => isOnItsWay(mail) || canSendAgain(mail, visit)
  return (
    visit.status === 'confirmed' &&
    visit.starts_at > now &&
    to !== '' &&
    !mails.some((mail) => mail.kind === confirmationKind && isKept(mail))
  )
}

export function isOnItsWay({ state }: Pick<StoredMail, 'state'>): boolean {
  return state === 'queued' || state === 'sending'
}
