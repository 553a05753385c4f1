import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import type { Appointment, DeskRow } from '#server/features/appointments/service.ts'
import {
  cancelledKind,
  changeMailKey,
  confirmationKind,
  findByReference,
  findDeskRows,
  findMailsAbout,
  isHeld,
  isOfPastDay,
  isPriceOwedOf,
  lockAppointment,
  mailTargetOf,
  movedKind,
} from '#server/features/appointments/service.ts'
import { dropMailsAbout, forgetDropped, isDropped, takeDropped } from '#server/features/visit-mails/data.ts'
import {
  changeMailDataOf,
  confirmationAgainOf,
  mailDataOf,
  noticeKind,
  noticeOf,
  paymentLinkKind,
  paymentMailDataOf,
} from '#server/features/visit-mails/emails/data.ts'
import { visitMailDue, visitMailKey } from '#server/features/visit-mails/jobs.ts'
import { dueAt, isWorthPlanning, mayBeMissed, visitMailKinds } from '#server/features/visit-mails/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { eventKeyAfterAll, eventKeyAgain, isCopy, isOnItsWay } from '#server/platform/mail/again.ts'
import type { QueuedMail } from '#server/platform/mail/mail.ts'
import type { LinkRequest } from '#shared/features/booking/link-contract.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'

export { isTimely, visitMailKinds } from '#server/features/visit-mails/policy.ts'
export { forgetAllDropped } from '#server/features/visit-mails/data.ts'
export {
  confirmationAgainOf,
  paymentLinkKind,
  paymentMailDataOf,
} from '#server/features/visit-mails/emails/data.ts'

type MailDeps = Pick<AppDeps, 'clinic' | 'env' | 'mails'>
/** What somebody is told by mail. */
type Told = Extract<AppointmentChange, { what: 'booked' | 'moved' | 'cancelled' }>

/**
 * Stores the mails about a change, to the client and to the clinic, and plans those around the visit. A quiet change
 * drops what still waits to be mailed about the appointment where it makes that untrue; its undo sends that after all.
 */
export async function mailAboutChange(
  deps: MailDeps & Pick<AppDeps, 'jobs' | 'now'>,
  trx: Transaction<Database>,
  change: AppointmentChange,
): Promise<void> {
  if (change.what === 'marked') {
    if (change.action === 'payment_link') await mailPaymentLink(deps, trx, change.after)
    return
  }
  if (change.what === 'restored') await tellAfterAll(deps, trx, change.after)
  else await tellOrDrop(deps, trx, change)
  if (change.what !== 'cancelled')
    await planVisitMails(
      deps,
      trx,
      change.after,
      change.what === 'restored' ? change.before.changed_at : null,
    )
}

async function tellOrDrop(deps: MailDeps, trx: Transaction<Database>, change: Told): Promise<void> {
  // Only the last change can be undone: what an earlier one dropped stays so. A booking has none before it.
  if (change.what !== 'booked') await forgetDropped(trx, change.after.id)
  if (change.isQuiet) await dropUntrueMails(trx, change)
  else await mailBothSides(deps, trx, change)
}

/**
 * Confirms a visit that is to come once more, with its link, to who names its code and the address that its mails go to.
 * While a confirmation is on its way, another is not made.
 */
export function mailLinkAgain(
  { db, mails, now }: Pick<AppDeps, 'db' | 'mails' | 'now'>,
  { reference, email }: LinkRequest,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const found = await findByReference(trx, reference)
    if (found === undefined) return
    await lockAppointment(trx, found.id)
    const [visit] = await findDeskRows(trx, [found.id])
    if (visit === undefined || visit.status !== 'confirmed' || visit.starts_at <= now()) return
    if (!isHeld(visit) || visit.mailTo.toLowerCase() !== email.toLowerCase()) return
    if (confirmationOnItsWay(await findMailsAbout(trx, [visit.id])) !== undefined) return
    await mailConfirmation({ mails, now }, trx, visit, { isUrgent: true, cap: 'kind' })
  })
}

/** Among the mails about a visit the confirmation that is on its way; undefined where none is. */
export function confirmationOnItsWay(mails: Awaited<ReturnType<typeof findMailsAbout>>) {
  return mails.find((mail) => mail.kind === confirmationKind && isOnItsWay(mail))
}

/** Confirms a visit once more as it is now, with its link, to where its mails go by now: the answer says where. */
export async function mailConfirmation(
  { mails, now }: Pick<AppDeps, 'mails' | 'now'>,
  trx: Transaction<Database>,
  visit: DeskRow,
  how: Pick<QueuedMail, 'isUrgent' | 'cap'> = {},
): Promise<string> {
  const { to, language } = await mailTargetOf(trx, visit)
  await mails.enqueue(trx, {
    kind: confirmationKind,
    eventKey: eventKeyAgain(`${confirmationKind}:${visit.id}`),
    ...{ language, to, ...how },
    data: { ...confirmationAgainOf(visit, now()), email: to },
  })
  return to
}

/** Only the desk cares about the room: another one leaves every mail true. */
async function dropUntrueMails(
  trx: Transaction<Database>,
  { what, before, after, undoUntil }: Told,
): Promise<void> {
  const isSameStart = before?.starts_at.getTime() === after.starts_at.getTime()
  const isUndoable = undoUntil !== undefined
  if (what === 'cancelled' || !isSameStart) await dropMailsAbout(trx, after.id, { isUndoable })
}

/** The mail that asks for the price was not dropped by the change, but would not leave while that stood. */
async function tellAfterAll(deps: MailDeps, trx: Transaction<Database>, after: Appointment): Promise<void> {
  await sendDropped(deps, trx, after.id)
  if (await isDropped(trx, after.id, `${paymentLinkKind}:`)) await mailPaymentLink(deps, trx, after)
}

/** Sends what an undone change had dropped: it is true again. As mails of their own, since their jobs may have ended. */
async function sendDropped({ mails }: MailDeps, trx: Transaction<Database>, visitId: string): Promise<void> {
  for (const { kind, event_key, language, recipient, data } of await takeDropped(trx, visitId)) {
    await mails.enqueue(trx, {
      // It was stored as one.
      kind: kind as MailKind,
      eventKey: eventKeyAfterAll(event_key),
      language,
      to: recipient,
      data,
    })
  }
}

async function mailBothSides(
  { clinic, env, mails }: MailDeps,
  trx: Transaction<Database>,
  change: Told,
): Promise<void> {
  const { after, actor, undoUntil } = change
  const { kind, notice, data, named } = mailsAbout(change, clinic)
  const { language, to, isProven } = await mailTargetOf(trx, after)
  // Whom the desk booked without an address is told by whoever booked.
  if (to !== '') {
    // The invitation is for who is written to; the clinic's own mail names the address that was typed.
    const toClient = { ...data, email: to }
    // What strangers cause by typing the address must not use up the mails of who has proven it.
    const isByAnybody = actor.kind !== 'staff' && !isProven
    const cap = isByAnybody ? ('all' as const) : undefined
    const mail = { kind, eventKey: named(kind), language, to, data: toClient, cap, notBefore: undoUntil }
    await mails.enqueue(trx, mail)
  }
  // The clinic need not be told what it did itself.
  if (actor.kind === 'staff') return
  await mails.enqueue(trx, {
    kind: notice,
    eventKey: named(notice),
    language: clinic.language,
    to: env.clinicMail,
    data,
  })
}

type About = {
  readonly kind: MailKind
  /** Of the clinic's own mail. */
  readonly notice: MailKind
  readonly data: object
  /** The name of the event for a mail of the kind. */
  readonly named: (kind: MailKind) => string
}

function mailsAbout(change: Told, clinic: MailDeps['clinic']): About {
  const { after } = change
  if (change.what === 'booked') {
    const named = (kind: MailKind) => `${kind}:${after.id}`
    return { kind: confirmationKind, notice: noticeKind, data: mailDataOf(after), named }
  }
  const kind = change.what === 'moved' ? movedKind : cancelledKind
  const about = { notice: noticeOf[kind], named: (each: MailKind) => changeMailKey(each, after) }
  // Nobody was told of what was entered for a day that was gone: moved to its right day it is confirmed, by the name of the move.
  if (kind === movedKind && isOfPastDay(change.before.starts_at, after.created_at, clinic))
    return {
      ...about,
      kind: confirmationKind,
      data: confirmationAgainOf(after, change.at),
      named: () => changeMailKey(movedKind, after),
    }
  return { ...about, kind, data: changeMailDataOf(after, change.before, change.feeCents) }
}

/** A visit that was booked, or moved to this start. */
type PlannedVisit = Pick<Appointment, 'id' | 'starts_at' | 'duration_minutes' | 'created_at'>

/**
 * Plans the reminders and the aftercare of a visit, in the transaction that books or moves it. A mail whose moment has
 * passed, or a reminder right after that, is not planned; but what did not leave because of a change that is undone
 * now (`undoneSince`): its job, or the mail in its turn, found the visit elsewhere. Nothing needs to be taken back later:
 * each mail looks at the visit before it leaves.
 */
export async function planVisitMails(
  { clinic, jobs, now }: Pick<AppDeps, 'clinic' | 'jobs' | 'now'>,
  trx: Transaction<Database>,
  visit: PlannedVisit,
  undoneSince: Date | null = null,
): Promise<void> {
  const toldAt = undoneSince === null ? visit.created_at : await lastToldAt(trx, visit)
  for (const kind of visitMailKinds) {
    const startAfter = dueAt[kind](
      { startsAt: visit.starts_at, durationMinutes: visit.duration_minutes },
      clinic,
    )
    const job = { kind, appointmentId: visit.id, startsAt: visit.starts_at.toISOString() }
    const isLeft =
      undoneSince !== null &&
      startAfter <= now() &&
      ((mayBeMissed(startAfter, undoneSince) && isWorthPlanning(kind, startAfter, toldAt)) ||
        (await isDropped(trx, visit.id, visitMailKey(kind, visit.id, visit.starts_at))))
    if (!isLeft && !isWorthPlanning(kind, startAfter, now())) continue
    await jobs.send(trx, visitMailDue, job, { startAfter })
  }
}

/**
 * When a visit that is back where it was had last been told of: no reminder was planned right after that. A copy told nothing
 * new, but where it went in the place of a mail that was dropped.
 */
async function lastToldAt(trx: Transaction<Database>, { id, created_at }: PlannedVisit): Promise<Date> {
  const told = (await findMailsAbout(trx, [id])).filter(
    (mail) =>
      mail.state !== 'dropped' &&
      !isCopy(mail) &&
      (mail.kind === confirmationKind || mail.kind === movedKind),
  )
  return new Date(Math.max(...[created_at, ...told.map((mail) => mail.created_at)].map(Number)))
}

/** To a client who chose to pay beforehand, and still owes the price. */
async function mailPaymentLink(
  { mails }: MailDeps,
  trx: Transaction<Database>,
  visit: Appointment,
): Promise<void> {
  const isOwed = visit.payment_option === 'pay_now' && (await isPriceOwedOf(trx, visit.id))
  const { language, to } = await mailTargetOf(trx, visit)
  const data = paymentMailDataOf(visit)
  if (!isOwed || to === '' || data === null) return
  await mails.enqueue(trx, {
    kind: paymentLinkKind,
    eventKey: changeMailKey(paymentLinkKind, visit),
    language,
    to,
    data,
  })
}
