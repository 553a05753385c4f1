import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { MailServer } from '../tests/mail-server.ts'
import type { WorkSoFar } from './people-at-work.ts'

/** Counts of what must never be; each sentence says what is counted. */
export type Broken = Readonly<Record<string, number>>

/** Compares what was acknowledged with what is stored, asked in SQL of its own. */
export async function brokenInDatabase(db: Kysely<Database>, work: WorkSoFar): Promise<Broken> {
  const rows = await db.selectFrom('appointments').select(['id', 'status']).execute()
  const status = new Map(rows.map((row) => [row.id, row.status]))
  const { booked, cancelled } = work.acknowledged
  const count = async (query: ReturnType<typeof sql<{ count: string }>>) =>
    Number((await query.execute(db)).rows[0]?.count)
  return {
    'acknowledged bookings missing': booked.filter((id) => !status.has(id)).length,
    'acknowledged cancellations missing': cancelled.filter((id) => status.get(id) !== 'cancelled').length,
    'visits cancelled that nobody cancelled': booked.filter(
      (id) => status.get(id) === 'cancelled' && !work.mayBeCancelled.has(id),
    ).length,
    'rooms double booked': await count(sql`
      select count(*) from appointments one join appointments other on one.room = other.room and one.id < other.id
        and one.starts_at < other.starts_at + other.duration_minutes * interval '1 minute'
        and other.starts_at < one.starts_at + one.duration_minutes * interval '1 minute'
      where one.status <> 'cancelled' and other.status <> 'cancelled'`),
    'visits without their half hours, or with those of another': await count(sql`
      select count(*) from appointments visit
      where (select count(*) from slot_occupancy held where held.appointment_id = visit.id and held.room = visit.room
          and held.slot >= visit.starts_at and held.slot < visit.starts_at + visit.duration_minutes * interval '1 minute')
        <> case when visit.status = 'cancelled' then 0 else ceil(visit.duration_minutes / 30.0) end
      or exists (select from slot_occupancy held where held.appointment_id = visit.id and held.room <> visit.room)`),
    'bookings stored twice': await count(sql`
      select count(*) from (select from appointments group by email having count(*) > 1) repeated`),
    'visits without their mails': await count(sql`
      select count(*) from appointments visit
      where not exists (select from mails where mails.recipient = visit.email)`),
  }
}

/** Remembers of every mail that a server took its Message-ID and what it is about, and keeps none of the texts. */
export function readPost(server: MailServer) {
  const idsByMail = new Map<string, string[]>()
  function read(): void {
    for (const text of server.taken.splice(0)) {
      const head = text.slice(0, text.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ')
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
      // Everybody books once, under an address of their own: the clinic's mails answer to it.
      const mail = ['To', 'Reply-To', 'Subject'].map(header).join(' | ')
      idsByMail.set(mail, [...(idsByMail.get(mail) ?? []), header('Message-ID')])
    }
  }
  return {
    read,
    /** How many mails came, and how many of them again with the Message-ID they had. */
    counts() {
      const all = [...idsByMail.values()]
      const taken = all.flat().length
      return { taken, again: taken - new Set(all.flat()).size }
    },
    async broken(db: Kysely<Database>): Promise<Broken> {
      const ids = new Set([...idsByMail.values()].flat())
      const mails = await db.selectFrom('mails').select(['message_id', 'state']).execute()
      const sent = mails.filter(({ state }) => state === 'sent')
      return {
        'mails sent twice with another Message-ID': [...idsByMail.values()].filter(
          (of) => new Set(of).size > 1,
        ).length,
        'mails counted as sent that did not arrive': sent.filter((mail) => !ids.has(mail.message_id)).length,
        'mails that were not sent': mails.filter(({ state }) => state !== 'sent' && state !== 'dropped')
          .length,
      }
    },
  }
}

export function report(name: string, figures: Readonly<Record<string, number | string>>): void {
  console.log(`\n${name}`)
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(60)}${figure}`)
}

/** Prints what was broken; anything makes the exit code 1. */
export function judge(broken: Broken): void {
  for (const [what, count] of Object.entries(broken)) {
    console.log(`  ${what.padEnd(60)}${count}${count === 0 ? '' : '   BROKEN'}`)
    if (count > 0) process.exitCode = 1
  }
}
