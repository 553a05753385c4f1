import { randomUUID } from 'node:crypto'
import type { AppDeps } from '#server/deps.ts'
import type { FieldSentences } from '#server/errors.ts'
import { isProven } from '#server/features/appointments/service.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { insertEnquiry } from '#server/features/contact/data.ts'
import {
  findMessages,
  findReplies,
  insertReply,
  lockMessage,
  markDone,
} from '#server/features/contact/desk-data.ts'
import type { WhichMessages } from '#server/features/contact/desk-data.ts'
import { copyKind, mailDataOf, noticeKind, replyKind } from '#server/features/contact/emails.tsx'
import { checkEnquiry } from '#server/features/contact/policy.ts'
import { writeRecord } from '#server/features/record/service.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { idFor, requestHash } from '#server/platform/http/idempotency-key.ts'
import { dialledByTyped, shownTypedPhone } from '#server/platform/http/typed-values.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import type { ContactRequest } from '#shared/features/contact/contract.ts'
import type { DeskMessage, ReplyRequest } from '#shared/features/desk/post-contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Failure } from '#shared/lib/result.ts'

export { countWaiting, findWriters } from '#server/features/contact/desk-data.ts'
export {
  deleteEnquiries,
  deleteEnquiriesFrom,
  findEnquiriesFrom,
  forgetContactMails,
} from '#server/features/contact/data.ts'

export type ContactCaller = {
  readonly language: Language
  /** Chosen by the caller, so that sending a message again after a lost answer does not double it. */
  readonly key: string | undefined
  /** The account of the session, or null. */
  readonly clientId: string | null
}
type Received = { readonly ok: true } | { readonly ok: false; readonly fields: FieldSentences }

/** Stores a message together with the mail to the clinic and the copy for its sender. */
export async function receive(
  { db, clinic, priceList, env, mails, now }: AppDeps,
  request: ContactRequest,
  { language, key, clientId }: ContactCaller,
): Promise<Received> {
  const checked = checkEnquiry(request, priceList)
  if (!checked.ok) return checked
  const { name, email, phone, subject, message } = request
  const row = {
    id: randomUUID(),
    name,
    email,
    phone: phone ?? null,
    subject,
    message,
    treatments: checked.treatments,
    language,
    fingerprint: key === undefined ? null : fingerprintOf(key, request),
    created_at: now(),
  }
  await inTransaction(db, async (trx) => {
    // Already there: it was sent twice, and its mails are on their way.
    if (!(await insertEnquiry(trx, row))) return
    const data = mailDataOf(row)
    const { id } = row
    await mails.enqueue(trx, {
      kind: noticeKind,
      eventKey: `${noticeKind}:${id}`,
      language: clinic.language,
      to: env.clinicMail,
      data,
    })
    const isOwn = await isProven(trx, clientId, email)
    const eventKey = `${copyKind}:${id}`
    await mails.enqueue(trx, {
      ...{ kind: copyKind, eventKey, language, to: email },
      data: { ...data, isOwn },
      cap: 'all',
    })
  })
  return { ok: true }
}

/** What the contact page received, as the desk sees it; treatments are named in `language`. */
export async function readMessages(
  { db, priceList }: Pick<AppDeps, 'db' | 'priceList'>,
  which: WhichMessages,
  language: Language,
): Promise<DeskMessage[]> {
  const rows = await findMessages(db, which)
  const replies = await findReplies(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    shownPhone: row.phone && shownTypedPhone(row.phone),
    dialledPhone: dialledByTyped(row.phone ?? '') ?? null,
    cardId: row.card_id,
    subject: row.subject,
    message: row.message,
    treatments: row.treatments.map((name) => labelOf(name, language, priceList)),
    language: row.language,
    at: row.created_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    doneBy: row.done_by,
    replies: replies
      .filter((reply) => reply.enquiry_id === row.id)
      .map(({ id, body, created_at, by, state }) => ({ id, body, at: created_at.toISOString(), by, state })),
  }))
}

/** Marks a message as done; done again it stays as it was. False for none. */
export function finishMessage(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  by: Colleague,
  id: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const message = await lockMessage(trx, id)
    if (message === undefined) return false
    if (message.done_at !== null) return true
    await markDone(trx, id, { at: now(), by: by.id })
    await writeRecord(trx, by, now(), { action: 'message.done', subjectId: id })
    return true
  })
}

type Reply = Pick<ReplyRequest, 'body' | 'seen'> & {
  /** Chosen by the caller, so that sending it again after a lost answer mails it once. */
  readonly key: string | undefined
}
type Replied = { readonly ok: true } | Failure<'not_found' | 'message_answered'>

/**
 * Answers a message by mail, in its sender's language; it is done with that. Refused where a colleague, or the same key with
 * other words, was first with what the writer had not seen.
 */
export function replyToMessage(
  { db, mails, now }: Pick<AppDeps, 'db' | 'mails' | 'now'>,
  by: Colleague,
  id: string,
  { body, seen, key }: Reply,
): Promise<Replied> {
  return inTransaction(db, async (trx): Promise<Replied> => {
    const message = await lockMessage(trx, id)
    if (message === undefined) return { ok: false, reason: 'not_found' }
    const reply = {
      id: idFor(key, [id]),
      ...{ enquiry_id: id, body, staff_id: by.id, created_at: now() },
    }
    const replies = await findReplies(trx, [id])
    const sent = replies.find((earlier) => earlier.id === reply.id)
    if (sent?.body === body) return { ok: true }
    const isAsSeen =
      seen === undefined || (seen.replies === replies.length && seen.done === (message.done_at !== null))
    if (sent !== undefined || !isAsSeen) return { ok: false, reason: 'message_answered' }
    await insertReply(trx, reply)
    if (message.done_at === null) await markDone(trx, id, { at: now(), by: by.id })
    await mails.enqueue(trx, {
      kind: replyKind,
      eventKey: `${replyKind}:${reply.id}`,
      language: message.language,
      to: message.email,
      data: { name: message.name, subject: message.subject, message: message.message, body },
    })
    await writeRecord(trx, by, now(), { action: 'message.reply', subjectId: id })
    return { ok: true }
  })
}

/** The same key with another message is another message. */
function fingerprintOf(key: string, request: ContactRequest): string {
  return requestHash([key, request])
}
