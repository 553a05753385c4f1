import type { AppDeps } from '#server/deps.ts'
import type { Sentence } from '#server/errors.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import {
  confirmationKind,
  findDeskRows,
  findMailsAbout,
  lockAppointment,
  mailTargetOf,
} from '#server/features/appointments/service.ts'
import { findWriters } from '#server/features/contact/service.ts'
import { findAsked } from '#server/features/newsletter/service.ts'
import { countUnsent, findMails, lockMail } from '#server/features/outbox/data.ts'
import { canConfirm, canSendAgain } from '#server/features/outbox/policy.ts'
import { presentMail } from '#server/features/outbox/present.ts'
import { writeRecord } from '#server/features/record/service.ts'
import {
  confirmationAgainOf,
  confirmationOnItsWay,
  mailConfirmation,
  paymentLinkKind,
  paymentMailDataOf,
} from '#server/features/visit-mails/service.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { eventKeyAgain, findCopy, isOnItsWay } from '#server/platform/mail/again.ts'
import { isForClinic, subjectIdOf } from '#server/platform/mail/subject.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'
import type { DeskMail, MailsAnswer, MailsQuery } from '#shared/features/desk/post-contract.ts'
import type { Failure } from '#shared/lib/result.ts'

export { canConfirm, canSendAgain } from '#server/features/outbox/policy.ts'
export { presentMail } from '#server/features/outbox/present.ts'

/** As many as a phone scrolls through before it asks for more. */
const pageMails = 30

/** A page of what was sent, waits, or was put aside. */
export async function readMails(
  deps: Pick<AppDeps, 'clinic' | 'db' | 'now'>,
  { state, before }: MailsQuery,
): Promise<MailsAnswer> {
  const { db, clinic } = deps
  const at = { now: deps.now(), clinic }
  const found = await findMails(db, { state, before, limit: pageMails + 1 })
  const rows = found.slice(0, pageMails)
  const ids = rows.flatMap((row) => subjectIdOf(row) ?? [])
  const visits = new Map((await findDeskRows(db, ids)).map((visit) => [visit.id, visit]))
  const writers = new Map((await findWriters(db, ids)).map(({ id, name }) => [id, name]))
  const asked = await findAsked(deps, ids)
  const mails = rows.map((row): DeskMail => {
    const subjectId = subjectIdOf(row) ?? ''
    const visit = visits.get(subjectId)
    return {
      ...presentMail(row),
      to: row.recipient,
      visit:
        visit === undefined
          ? null
          : {
              id: visit.id,
              client: `${visit.first_name} ${visit.last_name}`,
              start: visit.starts_at.toISOString(),
            },
      writer: writers.get(subjectId) ?? null,
      language: row.language,
      attempts: row.attempts,
      lastError: row.last_error,
      canSendAgain: canSendAgain(row, visit, at, asked.has(subjectId)),
    }
  })
  const next = found.length > pageMails ? (rows.at(-1)?.id ?? null) : null
  return { mails, next, unsent: await countUnsent(db) }
}

/**
 * Sends a mail once more, as a mail of its own: a confirmation and a link to pay by as the visit is now, another that was
 * put aside as it was while that is true. The words of others are forgotten when they are sent. A client is written to where they want their mails by now.
 * While one that was sent once more is on its way, another is not made.
 */
export function sendAgain(
  { clinic, db, mails, now, env }: Pick<AppDeps, 'clinic' | 'db' | 'mails' | 'now' | 'env'>,
  by: Colleague,
  id: string,
): Promise<
  | { readonly ok: true; readonly to: string }
  | (Failure<'not_found' | 'mail_forgotten'> & { readonly sentence?: Sentence })
> {
  return inTransaction(db, async (trx) => {
    const mail = await lockMail(trx, id)
    if (mail === undefined) return { ok: false, reason: 'not_found' }
    // Asked once the mail is locked: a colleague may have pressed at the same moment.
    const copy = await findCopy(trx, mail.event_key)
    if (copy !== undefined && isOnItsWay(copy)) return { ok: true, to: copy.recipient }
    if (copy !== undefined)
      return { ok: false, reason: 'mail_forgotten', sentence: { key: 'deskErrors.sent_again' } }
    const ids = [subjectIdOf(mail) ?? []].flat()
    const [visit] = await findDeskRows(trx, ids)
    const asked = await findAsked({ clinic, db: trx, now }, ids)
    if (!canSendAgain({ ...mail, isSentAgain: false }, visit, { now: now(), clinic }, asked.size > 0))
      return { ok: false, reason: 'mail_forgotten' }
    const isOurs = isForClinic(mail.kind)
    const client = isOurs ? undefined : visit
    const said = client === undefined ? mail.data : saidAgain(mail, client, now())
    const target = client === undefined ? null : await mailTargetOf(trx, client)
    // The clinic's own address may have been put right since.
    const before = isOurs ? env.clinicMail : mail.recipient
    const to = target === null || target.to === '' ? before : target.to
    await mails.enqueue(trx, {
      // It was stored as one.
      kind: mail.kind as MailKind,
      eventKey: eventKeyAgain(mail.event_key),
      language: target?.language ?? mail.language,
      to,
      // The invitation is for who is written to.
      data: client === undefined ? said : { ...(said as object), email: to },
    })
    await writeRecord(trx, by, now(), {
      action: 'mail.again',
      subjectId: id,
      cardId: client?.card_id ?? null,
    })
    return { ok: true, to }
  })
}

/**
 * Confirms a visit that is to come once more, where no mail is left that could be sent again: mails are kept for less time
 * than one can book ahead. While one is on its way, another is not made.
 */
export function confirmAgain(
  { clinic, db, mails, now }: Pick<AppDeps, 'clinic' | 'db' | 'mails' | 'now'>,
  by: Colleague,
  visitId: string,
): Promise<{ readonly ok: true; readonly to: string } | Failure<'not_found' | 'mail_forgotten'>> {
  return inTransaction(db, async (trx) => {
    await lockAppointment(trx, visitId)
    const [visit] = await findDeskRows(trx, [visitId])
    if (visit === undefined) return { ok: false, reason: 'not_found' }
    const kept = await findMailsAbout(trx, [visitId])
    const waiting = confirmationOnItsWay(kept)
    if (waiting !== undefined) return { ok: true, to: waiting.recipient }
    if (!canConfirm(visit, kept, { now: now(), clinic })) return { ok: false, reason: 'mail_forgotten' }
    const to = await mailConfirmation({ mails, now }, trx, visit)
    await writeRecord(trx, by, now(), { action: 'mail.again', cardId: visit.card_id })
    return { ok: true, to }
  })
}

function saidAgain(mail: Awaited<ReturnType<typeof lockMail>> & object, visit: Appointment, now: Date) {
  if (mail.kind === confirmationKind) return confirmationAgainOf(visit, now)
  return mail.kind === paymentLinkKind ? paymentMailDataOf(visit) : mail.data
}
