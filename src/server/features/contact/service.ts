import { createHash, randomUUID } from 'node:crypto'
import type { AppDeps } from '#server/deps.ts'
import type { FieldSentences } from '#server/errors.ts'
import { findEnquiriesFrom, insertEnquiry } from '#server/features/contact/data.ts'
import { copyKind, mailDataOf, noticeKind } from '#server/features/contact/emails.tsx'
import { checkEnquiry } from '#server/features/contact/policy.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { ContactRequest } from '#shared/features/contact/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'

export { deleteEnquiries } from '#server/features/contact/data.ts'

export type ContactCaller = {
  readonly language: Language
  /** Chosen by the caller, so that sending a message again after a lost answer does not double it. */
  readonly key: string | undefined
}
type Received = { readonly ok: true } | { readonly ok: false; readonly fields: FieldSentences }

/** Stores a message together with the mail to the clinic and the copy for its sender. */
export async function receive(
  { db, env, mails, now }: AppDeps,
  request: ContactRequest,
  { language, key }: ContactCaller,
): Promise<Received> {
  const checked = checkEnquiry(request)
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
      language: 'nl',
      to: env.clinicMail,
      data,
    })
    await mails.enqueue(trx, { kind: copyKind, eventKey: `${copyKind}:${id}`, language, to: email, data })
  })
  return { ok: true }
}

/** The messages that came from an address, for who has proven that it is theirs. */
export function enquiriesFrom({ db }: Pick<AppDeps, 'db'>, email: string) {
  return findEnquiriesFrom(db, email)
}

/** The same key with another message is another message. */
function fingerprintOf(key: string, request: ContactRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([key, request]))
    .digest('base64url')
}
