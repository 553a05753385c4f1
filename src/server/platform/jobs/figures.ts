import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** What the queue holds. The figures are the database's: every process of it shows the same. */
export function measureQueue(metrics: Metrics, db: Kysely<Database>, kinds: readonly string[]): void {
  const due = async () => {
    const { rows } = await sql<{ name: string; count: string; seconds: number }>`
      select name, count(*), extract(epoch from now() - min(start_after))::float as seconds
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`.execute(db)
    return kinds.map((kind) => ({ kind, ...rows.find(({ name }) => name === kind) }))
  }
  metrics.gauge(
    {
      name: 'clinic_jobs_due',
      help: 'Jobs whose time has come and that nobody has taken up',
      labels: ['kind'],
    },
    async () => (await due()).map(({ kind, count }) => ({ labels: { kind }, value: Number(count ?? 0) })),
  )
  metrics.gauge(
    { name: 'clinic_jobs_due_seconds', help: 'How long the first of them has been due', labels: ['kind'] },
    async () => (await due()).map(({ kind, seconds }) => ({ labels: { kind }, value: seconds ?? 0 })),
  )
}
