import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** What the clinic sees of an appointment in its agenda: nothing that a shared calendar should not hold. */
export type AgendaVisit = {
  readonly id: string
  readonly treatment: string
  readonly startsAt: Date
  readonly durationMinutes: number
  readonly room: number
  readonly firstName: string
  readonly phone: string
  readonly sequence: number
  readonly createdAt: Date
  readonly changedAt: Date | null
}

/** Visits that start from `from`, and before `until` where it is given, in their order; without the cancelled ones. */
export function findAgenda(db: Kysely<Database>, from: Date, until?: Date): Promise<AgendaVisit[]> {
  return db
    .selectFrom('appointments')
    .select([
      'id',
      'treatment',
      'starts_at as startsAt',
      'duration_minutes as durationMinutes',
      'room',
      'first_name as firstName',
      'phone',
      'sequence',
      'created_at as createdAt',
      'changed_at as changedAt',
    ])
    .where('starts_at', '>=', from)
    .$if(until !== undefined, (query) => query.where('starts_at', '<', until as Date))
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .orderBy('room')
    .execute()
}

/** The Dutch names of what is booked from `from` on, each once. */
export async function findTreatmentsAhead(db: Kysely<Database>, from: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('treatment')
    .distinct()
    .where('starts_at', '>=', from)
    .where('status', '<>', 'cancelled')
    .orderBy('treatment')
    .execute()
  return rows.map(({ treatment }) => treatment)
}
