import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '#server/platform/db/schema.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import type { MailQueue } from '#server/platform/mail/mail.ts'

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

/** Stores mails with their jobs. `mailFrom` gives message ids their domain. */
export function createMailQueue(deps: {
  readonly jobs: Jobs
  readonly mailFrom: string
  readonly now: () => Date
}): MailQueue {
  const domain = /@([^@>\s]+)>?$/.exec(deps.mailFrom)?.[1] ?? 'localhost'
  return {
    async enqueue(trx, mail) {
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
