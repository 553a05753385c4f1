import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import { lockName } from '#server/platform/db/named-lock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import type { MailQueue, QueuedMail } from '#server/platform/mail/mail.ts'

const minuteSeconds = 60

/** Sends one stored mail; tried again with growing pauses until the delivery gives up by the age of the mail. */
export const sendMail: JobKind<{ mailId: string }> = {
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  expireSeconds: 2 * minuteSeconds,
  retry: { limit: 200, firstPauseSeconds: 30, longestPauseSeconds: 60 * minuteSeconds },
}

/** Forgets what was mailed before `before`, put-aside mails included; answers with how many. */
export async function forgetMails(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('mails').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The mails of whose recipient nothing may be left. */
export async function findForgotten(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('mails').select('id').where('recipient', '=', '').execute()
  return rows.map(({ id }) => id)
}

const dayMs = 24 * 60 * minuteSeconds * 1000
/** More than a person causes who books, moves and cancels as much as one may. */
export const mailsPerDay = 30

/**
 * Stores mails with their jobs. `mailFrom` gives message ids their domain. With `isCapped` an address gets no more than
 * `mailsPerDay` of those mails that anybody can cause by typing it.
 */
export function createMailQueue(deps: {
  readonly jobs: Jobs
  readonly mailFrom: string
  readonly now: () => Date
  readonly log: Logger
  readonly isCapped: boolean
}): MailQueue {
  const domain = /@([^@>\s]+)>?$/.exec(deps.mailFrom)?.[1] ?? 'localhost'
  return {
    async enqueue(trx, mail) {
      if (deps.isCapped && (await hasEnough(trx, mail, deps.now()))) {
        deps.log.warn({ kind: mail.kind }, 'a mail was not stored: its recipient got enough for a day')
        return
      }
      const id = randomUUID()
      const stored = await trx
        .insertInto('mails')
        .values({
          id,
          event_key: mail.eventKey,
          kind: mail.kind,
          language: mail.language,
          recipient: mail.to,
          data: JSON.stringify(mail.data),
          message_id: `<${id}@${domain}>`,
          created_at: deps.now(),
        })
        .onConflict((conflict) => conflict.column('event_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (stored === undefined) return
      const later = mail.notBefore === undefined ? {} : { startAfter: mail.notBefore }
      const options = { isUrgent: mail.isUrgent === true, ...later }
      await deps.jobs.send(trx, sendMail, { mailId: stored.id }, options)
    },
  }
}

async function hasEnough(
  trx: Transaction<Database>,
  { cap, kind, to }: QueuedMail,
  now: Date,
): Promise<boolean> {
  if (cap === undefined) return false
  // Many at once are counted one by one. Whoever waits in a circle with a lock of the caller runs again.
  await lockName(trx, `mails to ${to}`)
  const { count } = await trx
    .selectFrom('mails')
    .select((mail) => mail.fn.countAll<string>().as('count'))
    .where(sql`lower(recipient)`, '=', sql`lower(${to})`)
    .$if(cap === 'kind', (mails) => mails.where('kind', '=', kind))
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return Number(count) >= mailsPerDay
}
