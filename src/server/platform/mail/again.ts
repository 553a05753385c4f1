import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { subjectOfMail } from '#server/platform/mail/subject.ts'
import type { MailState } from '#shared/features/desk/mail-states.ts'

/** Names the event of a mail that is sent once more; it begins with the first name, and is about the same. */
export function eventKeyAgain(eventKey: string): string {
  return `${eventKey}:again:${randomUUID()}`
}

/** The same of a mail that goes in the place of one that was dropped. */
export function eventKeyAfterAll(eventKey: string): string {
  return `${eventKey}:again:dropped-${randomUUID()}`
}

/** Whether a mail only repeats what another told: not where it went in the place of one that was dropped. */
export function isCopy({ event_key }: { readonly event_key: string }): boolean {
  return /:again:(?!dropped-)[^:]*$/.test(event_key)
}

/** Whether a mail will be sent without being asked for once more. */
export function isOnItsWay({ state }: { readonly state: MailState }): boolean {
  return state === 'queued' || state === 'sending'
}

/**
 * Whether a mail was sent once more, also by way of a copy that was. A copy that was dropped told nobody and does not count.
 * For queries of `mails`.
 */
export const isSentAgain = sql<boolean>`exists (select from mails as copy
  where split_part(copy.event_key, ':', 2) = split_part(mails.event_key, ':', 2)
    and position(mails.event_key || ':again:' in copy.event_key) = 1 and copy.state <> 'dropped')`

/** What of its words decides whether a mail can be sent once more: whether they are kept, and when the visit starts of which they tell. */
export const wordsOfMail = [
  sql<boolean>`data <> '{}'::jsonb`.as('hasWords'),
  sql<string | null>`data->>'startsAt'`.as('toldStart'),
]

/** The newest mail that was sent once more for this event; undefined for none. */
export function findCopy(trx: Transaction<Database>, eventKey: string) {
  return trx
    .selectFrom('mails')
    .select(['state', 'recipient', 'created_at'])
    .where(subjectOfMail, '=', sql<string>`split_part(${eventKey}, ':', 2)`)
    .where(sql<boolean>`position(${`${eventKey}:again:`} in event_key) = 1`)
    .where('state', '<>', 'dropped')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
