import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { findDeskRows } from '#server/features/appointments/service.ts'
import { findMails, lockMail, visitIdOf } from '#server/features/outbox/data.ts'
import type { Recorder } from '#server/features/record/service.ts'
import { writeRecord } from '#server/features/record/service.ts'
import { confirmationDataOf, confirmationKind } from '#server/features/visit-mails/service.ts'
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
 * words of others are forgotten when they are sent.
 */
export function sendAgain(
  { db, mails, now }: Pick<AppDeps, 'db' | 'mails' | 'now'>,
  by: Recorder,
  id: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'not_found' | 'mail_forgotten' }> {
  return inTransaction(db, async (trx) => {
    const mail = await lockMail(trx, id)
    if (mail === undefined) return { ok: false, reason: 'not_found' }
    const isKept = isPutAside(mail.state, JSON.stringify(mail.data) !== '{}')
    const [visit] = isConfirmation(mail) ? await findDeskRows(trx, [visitIdOf(mail.event_key)]) : []
    const data = isKept ? mail.data : visit?.status === 'confirmed' ? confirmationDataOf(visit) : null
    if (data === null || mail.recipient === '') return { ok: false, reason: 'mail_forgotten' }
    await mails.enqueue(trx, {
      kind: mail.kind,
      // Its second part stays: it names what the mail is about.
      eventKey: `${mail.event_key}:again:${randomUUID()}`,
      language: mail.language,
      to: visit !== undefined && visit.email !== '' ? visit.email : mail.recipient,
      data,
    })
    await writeRecord(trx, by, now(), {
      action: 'mail.again',
      subjectId: id,
      clientId: visit?.card_id ?? null,
    })
    return { ok: true }
  })
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
  return kind === confirmationKind && state === 'sent' && z.uuid().safeParse(visitIdOf(event_key)).success
}
