import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Listening, OpenedDatabase } from '#server/platform/db/open.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { afterCommit } from '#server/platform/db/transaction.ts'

type Hear = (days: readonly string[]) => void

/** Tells every process of the database on which days something changed: after the commit, and never what did not happen. */
export type Bell = {
  /** Days yyyy-mm-dd. Heard when the caller's transaction commits. */
  readonly ring: (trx: Transaction<Database>, days: readonly string[]) => Promise<void>
  /** Answers with how to stop. `onClose` is called when this process goes, for who would keep it waiting. */
  readonly onRing: (hear: Hear, onClose?: () => void) => () => void
  /**
   * A number that is another one after every change that this process heard of: its own at their commit, those of other
   * processes a moment later. Null while others cannot be heard: whatever was known may then be old.
   */
  readonly rung: () => number | null
  /** How many hear it in this process. */
  readonly hearers: () => number
  readonly close: () => Promise<void>
}

const channel = 'agenda_days'
/** PostgreSQL takes 8,000 bytes at once; a day has eleven. */
const daysAtOnce = 500

/** Starts to listen at once; a connection that breaks is made again. */
export function openBell(database: OpenedDatabase, log: Logger): Bell {
  const hearers = new Map<Hear, () => void>()
  let rung = 0
  const listening: Listening = database.listen(channel, log, (payload) => {
    // Empty after the connection was lost: any day may have changed.
    const days = payload === '' ? [] : payload.split(' ')
    rung++
    for (const hear of hearers.keys()) hear(days)
  })
  return {
    async ring(trx, days) {
      afterCommit(trx, () => void rung++)
      const each = [...new Set(days)]
      for (let first = 0; first < each.length; first += daysAtOnce) {
        const payload = each.slice(first, first + daysAtOnce).join(' ')
        await sql`select pg_notify(${channel}, ${payload})`.execute(trx)
      }
    },
    onRing(hear, onClose = () => {}) {
      hearers.set(hear, onClose)
      return () => hearers.delete(hear)
    },
    rung: () => (listening.hears() ? rung : null),
    hearers: () => hearers.size,
    async close() {
      for (const onClose of hearers.values()) onClose()
      await listening.stop()
    },
  }
}
