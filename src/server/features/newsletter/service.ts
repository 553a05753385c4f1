import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import { mailTargetOf } from '#server/features/appointments/service.ts'
import type { Subscriber } from '#server/features/newsletter/data.ts'
import {
  confirmSubscriber,
  findSubscriber,
  findToConfirm,
  forgetNewsletterMails,
  forgetRefusal,
  listConfirmed,
  noteRefusal,
  removeSubscriber,
  renewHash,
  storeAsk,
  updateLanguage,
} from '#server/features/newsletter/data.ts'
import { confirmKind, knownKind } from '#server/features/newsletter/emails.tsx'
import { newsletterRefused } from '#server/features/newsletter/events.ts'
import { listAsCsv } from '#server/features/newsletter/present.ts'
import { endedIfAskedAt, hashOf, keyOf, readLink } from '#server/features/newsletter/token.ts'
import { writeRecord } from '#server/features/record/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'
import type { RecordAction } from '#shared/features/desk/record-actions.ts'
import type { Language } from '#shared/i18n/languages.ts'

export { forgetMailsOfGone, removeUnconfirmed } from '#server/features/newsletter/data.ts'
export { confirmKind } from '#server/features/newsletter/emails.tsx'
export { hashOf } from '#server/features/newsletter/token.ts'

/** Somebody typed this address; whether its owner agrees is not known yet. */
export type NewsletterWish = {
  readonly email: string
  readonly name: string | null
  readonly language: Language
}

const hourMs = 60 * 60 * 1000
/** A mail that asks to confirm leaves at most this often, however often an address is typed. */
const quietMs = hourMs

/**
 * Stores the wish and the mail that asks to confirm it, in the caller's transaction. An address that is on the list
 * already stays as it is. Undefined when nothing was stored because the address was typed less than an hour ago.
 */
export async function askToConfirm(
  { env, mails, now }: Pick<AppDeps, 'env' | 'mails' | 'now'>,
  trx: Transaction<Database>,
  wish: NewsletterWish,
): Promise<Subscriber | undefined> {
  const askedAt = now()
  const row = {
    ...wish,
    id: randomUUID(),
    email_key: keyOf(wish.email),
    email_hash: hashOf(wish.email, env),
    asked_at: askedAt,
  }
  const subscriber = await storeAsk(trx, row, new Date(askedAt.getTime() - quietMs))
  if (subscriber?.confirmed_at === null) await mails.enqueue(trx, mailTo(subscriber, confirmKind, askedAt))
  return subscriber
}

/**
 * The no of who only typed the address: it ends what their wish began, the latest where `wishedAt` does not say when that
 * was. What was on the list before they wished is not theirs to end, or a stranger could take others off.
 */
export async function endWish(
  deps: Pick<AppDeps, 'env' | 'events' | 'now'>,
  trx: Transaction<Database>,
  email: string,
  wishedAt: Date | null,
): Promise<void> {
  const subscriber = await findSubscriber(trx, keyOf(email))
  const wasThere =
    subscriber?.confirmed_at instanceof Date && subscriber.confirmed_at <= (wishedAt ?? subscriber.asked_at)
  if (!wasThere) await unsubscribeAddress(deps, trx, email)
}

/** Asks who wished for the newsletter while booking. */
export async function askWhoBooked(
  deps: Pick<AppDeps, 'env' | 'mails' | 'now'>,
  trx: Transaction<Database>,
  { what, after }: AppointmentChange,
): Promise<void> {
  if (what !== 'booked' || !after.wants_newsletter) return
  const { language } = await mailTargetOf(trx, after)
  await askToConfirm(deps, trx, { email: after.email, name: after.first_name, language })
}

/** The newsletter form: says nothing about whether the address was known; its owner reads that in the mail. */
export async function subscribe(deps: AppDeps, wish: NewsletterWish): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const subscriber = await askToConfirm(deps, trx, wish)
    if (subscriber?.confirmed_at instanceof Date) {
      await deps.mails.enqueue(trx, mailTo(subscriber, knownKind, deps.now()))
    }
  })
}

/** Puts an address on the list that its owner has proven otherwise, in the caller's transaction. */
export async function subscribeProven(
  { env, now }: Pick<AppDeps, 'env' | 'now'>,
  trx: Transaction<Database>,
  wish: NewsletterWish,
): Promise<void> {
  const at = now()
  const [email_key, email_hash] = [keyOf(wish.email), hashOf(wish.email, env)]
  const subscriber = await storeAsk(
    trx,
    { ...wish, id: randomUUID(), email_key, email_hash, asked_at: at },
    at,
  )
  if (subscriber === undefined) return
  await confirmSubscriber(trx, subscriber.id, at, new Date(0))
  await forgetRefusal(trx, email_hash)
}

/** Sends the newsletter in another language, if it is sent, to an address that its owner has proven. */
export function changeLanguage(trx: Transaction<Database>, email: string, language: Language): Promise<void> {
  return updateLanguage(trx, keyOf(email), language)
}

/** Takes an address off the list, in the caller's transaction. */
export async function unsubscribeAddress(
  deps: Pick<AppDeps, 'env' | 'events' | 'now'>,
  trx: Transaction<Database>,
  email: string,
): Promise<void> {
  const removed = await removeSubscriber(trx, 'email_key', keyOf(email))
  await refuse(deps, trx, hashOf(email, deps.env), removed)
}

/** What is stored about an address; undefined when it never asked, or left. The newsletter goes to it once it is confirmed. */
export function subscriberAt({ db }: Pick<AppDeps, 'db'>, email: string): Promise<Subscriber | undefined> {
  return findSubscriber(db, keyOf(email))
}

/** Puts the address of a mail's link on the list. False when the link is not ours or has expired. */
export async function confirm({ db, env, clinic, now }: AppDeps, token: string): Promise<boolean> {
  const id = readLink('confirm', token, env)
  if (id === null) return false
  return inTransaction(db, async (trx) => {
    const confirmed = await confirmSubscriber(trx, id, now(), endedIfAskedAt({ clinic, now }))
    if (confirmed !== undefined) await forgetRefusal(trx, confirmed.email_hash)
    return confirmed !== undefined
  })
}

/** Of rows with these ids, those whose link to confirm is still of use. */
export function findAsked(
  deps: Pick<AppDeps, 'clinic' | 'now'> & { readonly db: Kysely<Database> },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return findToConfirm(deps.db, ids, deps)
}

/** Takes the address of a mail's link off the list, also when it is not on it. False when the link is not ours. */
export async function unsubscribe(deps: AppDeps, token: string): Promise<boolean> {
  const emailHash = readLink('unsubscribe', token, deps.env)
  if (emailHash === null) return false
  await inTransaction(deps.db, async (trx) => {
    const removed = await removeSubscriber(trx, 'email_hash', emailHash)
    await refuse(deps, trx, removed ? hashOf(removed.email, deps.env) : emailHash, removed)
  })
  return true
}

/** What follows from a no; `emailHash` is of today's `SECRET`, by which others know the address. */
async function refuse(
  { events, now }: Pick<AppDeps, 'events' | 'now'>,
  trx: Transaction<Database>,
  emailHash: string,
  removed: Subscriber | undefined,
): Promise<void> {
  await forgetNewsletterMails(trx, emailHash, removed)
  await noteRefusal(trx, emailHash, now())
  await events.announce(trx, newsletterRefused, { emailHash })
}

/**
 * The confirmed list as CSV, with the link that unsubscribes each address. After a new `SECRET` the hashes are renewed
 * first: these links have to find an address also when it leaves and comes back.
 */
export async function exportList({
  db,
  env,
}: {
  readonly db: Kysely<Database>
  readonly env: Pick<AppDeps['env'], 'publicUrl' | 'secret'>
}): Promise<string> {
  const list = await listConfirmed(db)
  for (const { id, email, email_hash } of list) {
    const hash = hashOf(email, env)
    if (hash !== email_hash) await renewHash(db, id, hash)
  }
  return listAsCsv(list, env)
}

/** The confirmed list as the desk reads it; that it was read is recorded, since it is about people. */
export function readListFor(deps: Pick<AppDeps, 'db' | 'now'>, by: Colleague): Promise<Subscriber[]> {
  return recorded(deps, by, 'newsletter.read', listConfirmed)
}

/** The same as CSV. */
export function exportListFor(deps: Pick<AppDeps, 'db' | 'env' | 'now'>, by: Colleague): Promise<string> {
  return recorded(deps, by, 'newsletter.export', (trx) => exportList({ env: deps.env, db: trx }))
}

function recorded<List>(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  by: Colleague,
  action: RecordAction,
  read: (trx: Transaction<Database>) => Promise<List>,
): Promise<List> {
  return inTransaction(db, async (trx) => {
    await writeRecord(trx, by, now(), { action })
    return read(trx)
  })
}

function mailTo(
  { id, email, email_hash: emailHash, language, asked_at: askedAt }: Subscriber,
  kind: MailKind,
  now: Date,
) {
  // Since when a confirmed address is on the list stays as it is: hours from then on are told apart.
  const hour = Math.floor((now.getTime() - askedAt.getTime()) / quietMs)
  const eventKey = `${kind}:${id}:${askedAt.toISOString()}:${hour}`
  return { kind, eventKey, language, to: email, data: { id, emailHash }, cap: 'all' as const }
}
