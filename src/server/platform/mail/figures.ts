import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** How an attempt at a mail ended; `again` failed and is tried once more, `put_aside` failed for good. */
const outcomes = ['sent', 'again', 'put_aside', 'dropped'] as const
export type MailOutcome = (typeof outcomes)[number]

/** Counts attempts at mails. */
export function countAttempts(metrics: Metrics): (outcome: MailOutcome) => void {
  const count = metrics.counter(
    {
      name: 'clinic_mail_attempts_total',
      help: 'Attempts at mails: sent, tried again later, put aside for good, or dropped because no longer true',
      labels: ['outcome'],
    },
    outcomes.map((outcome) => ({ outcome })),
  )
  return (outcome) => count({ outcome })
}

/** The mails that wait. The figures are the database's: every process of it shows the same. */
export function measureMails(metrics: Metrics, db: Kysely<Database>): void {
  const waiting = () => db.selectFrom('mails').where('state', 'in', ['queued', 'sending'])
  metrics.gauge({ name: 'clinic_mails_waiting', help: 'Stored mails that were not sent yet' }, async () => {
    const { count } = await waiting()
      .select((mail) => mail.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return [{ labels: {}, value: Number(count) }]
  })
  metrics.gauge(
    { name: 'clinic_mails_waiting_seconds', help: 'Age of the oldest mail that waits' },
    async () => {
      const { seconds } = await waiting()
        .select(sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float`.as('seconds'))
        .executeTakeFirstOrThrow()
      return [{ labels: {}, value: seconds }]
    },
  )
}
