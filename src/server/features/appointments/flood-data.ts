import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

export type FloodFilter = {
  readonly since: Date
  readonly until: Date
  readonly match: string | null
  readonly now: Date
}

/** Visits to come, booked in a time by people whose address nobody has proven, in the order of their booking. */
export function findUnprovenVisits(db: Kysely<Database>, { since, until, match, now }: FloodFilter) {
  return db
    .selectFrom('appointments')
    .select(['id', 'reference', 'first_name', 'last_name', 'email', 'phone', 'starts_at', 'created_at'])
    .where('proven_at', 'is', null)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>', now)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .$if(match !== null, (visits) =>
      visits.where(
        sql<boolean>`position(lower(${match}) in lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) > 0`,
      ),
    )
    .orderBy('created_at')
    .execute()
}

export type FloodVisit = Awaited<ReturnType<typeof findUnprovenVisits>>[number]

export type FloodRow = {
  readonly kind: 'client' | 'address' | 'network'
  readonly key: string
  readonly id: string
  readonly starts_at: Date
  readonly created_at: Date
  readonly treatment: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly card_id: string | null
  readonly sequence: number
}

/** Visits to come of which at least `many` share a name, an address or a network, one line for each of the three. */
export async function findFloods(db: Kysely<Database>, now: Date, many: number): Promise<FloodRow[]> {
  const { rows } = await sql<FloodRow>`
    with upcoming as (
      select id, starts_at, created_at, treatment, first_name, last_name, email, card_id, network_hash, sequence from appointments
      where status = 'confirmed' and starts_at > ${now}
    ), sharing as (
      select 'client' as kind, lower(first_name || ' ' || last_name) as key, id from upcoming
      union all select 'address', lower(email), id from upcoming where email <> ''
      union all select 'network', network_hash, id from upcoming where network_hash is not null
    ), many as (
      select kind, key, count(*) as visits from sharing group by kind, key having count(*) >= ${many}
    )
    select sharing.kind, sharing.key, upcoming.* from many
    join sharing on sharing.kind = many.kind and sharing.key = many.key
    join upcoming on upcoming.id = sharing.id
    order by many.visits desc, sharing.kind, sharing.key, upcoming.starts_at, upcoming.id
    limit 2000`.execute(db)
  return rows
}
