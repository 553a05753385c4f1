import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** How far away the database is. */
export function measureDatabase(metrics: Metrics, db: Kysely<Database>): void {
  const figure = {
    name: 'clinic_database_seconds',
    help: 'Seconds for the smallest question to the database, waiting for a connection included; missing while it is out of reach',
  }
  metrics.gauge(figure, async () => {
    const startedAt = performance.now()
    await sql`select 1`.execute(db)
    return [{ labels: {}, value: (performance.now() - startedAt) / 1000 }]
  })
}
