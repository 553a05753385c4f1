import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { findDeskRows, mailTargetOf } from '#server/features/appointments/service.ts'
import { findMails, lockMail, visitIdOf } from '#server/features/outbox/data.ts'
import type { Recorder } from '#server/features/record/service.ts'
import { writeRecord } from '#server/features/record/service.ts'
import { confirmationKind, mailDataOf } from '#server/features/visit-mails/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { DeskMail } from '#shared/features/desk/post-contract.ts'

/** What was sent, waits, or was put aside. */
export async function readMails(
  { db }: Pick<AppDeps, 'db'>,
  state: DeskMail['state'] | undefined,
): Promise<DeskMail[]> {
  const rows = await findMails(db, state)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    language: row.language,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    canSendAgain: row.recipient !== '' && (isPutAside(row.state, row.hasWords) || isConfirmation(row)),
  }))
}

/**
 * Sends a mail once more, as a mail of its own: one that was put aside as it was, a confirmation as the visit is now. The
 * words of others are forgotten when they are sent. A client is written to where they want their mails by now.
 */
export function sendAgain(
  { db, mails, now }: Pick<AppDeps, 'db' | 'mails' | 'now'>,
  by: Recorder,
  id: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'not_found' | 'mail_forgotten' }> {
  return inTransaction(db, async (trx) => {
    const mail = await lockMail(trx, id)
    if (mail === undefined) return { ok: false, reason: 'not_found' }
    const visit = await visitOf(trx, mail)
    const isKept = isPutAside(mail.state, JSON.stringify(mail.data) !== '{}')
    const isTrue = isConfirmation(mail) && visit?.status === 'confirmed'
    const said = isKept ? mail.data : isTrue ? mailDataOf(visit) : null
    if (said === null || mail.recipient === '') return { ok: false, reason: 'mail_forgotten' }
    const target = visit === undefined ? null : await mailTargetOf(trx, visit)
    const to = target === null || target.to === '' ? mail.recipient : target.to
    await mails.enqueue(trx, {
      kind: mail.kind,
      // Its second part stays: it names what the mail is about.
      eventKey: `${mail.event_key}:again:${randomUUID()}`,
      language: target?.language ?? mail.language,
      to,
      // The invitation is for who is written to.
      data: visit === undefined ? said : { ...(said as object), email: to },
    })
    await writeRecord(trx, by, now(), {
      action: 'mail.again',
      subjectId: id,
      clientId: visit?.card_id ?? null,
    })
    return { ok: true }
  })
}

/** The visit about which a mail told its client; undefined for any other mail. */
async function visitOf(
  trx: Transaction<Database>,
  mail: { readonly kind: string; readonly event_key: string },
) {
  const visitId = visitIdOf(mail.event_key)
  if (mail.kind.endsWith('-notice') || !isVisitId(visitId)) return undefined
  const [visit] = await findDeskRows(trx, [visitId])
  return visit
}

function isVisitId(text: string): boolean {
  return z.uuid().safeParse(text).success
}

function isPutAside(state: DeskMail['state'], hasWords: boolean): boolean {
  return state === 'failed' && hasWords
}

function isConfirmation({
  kind,
  state,
  event_key,
}: {
  kind: string
  state: string
  event_key: string
}): boolean {
  return kind === confirmationKind && state === 'sent' && isVisitId(visitIdOf(event_key))
}
