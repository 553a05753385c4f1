import { clinic } from '#content/clinic.ts'
import { createApp } from '#server/app.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { DatabasePlace } from '#server/platform/db/open.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createLog } from '#server/platform/log/log.ts'
import { wire } from '#server/wiring.ts'
import { priceList } from '#shared/content/catalogue.ts'

/** The whole app over one database, asked without a network in between; mails are stored and queued, not sent. */
export async function openClinic(place: DatabasePlace) {
  let minutes = 0
  const now = () => new Date(Date.parse('2026-11-19T08:00:00Z') + minutes * 60_000)
  const database = await openDatabase(place)
  await migrate(database.db)
  const deps = await wire({
    database,
    env: {
      publicUrl: 'https://clinic.example',
      secret: 'a secret for the benchmark, long enough',
      clinicMail: 'balie@clinic.example',
    },
    clinic,
    priceList,
    now,
    log: createLog({ write: () => {} }),
    mailFrom: 'post@clinic.example',
  })
  const app = createApp(deps)
  return {
    database,
    deps,
    /** Free times are kept until the next minute; then they are worked out again. */
    passMinute: () => void minutes++,
    /** Answers with the status; the body is read, as a client would. */
    async ask(path: string, body?: unknown): Promise<number> {
      const init =
        body === undefined
          ? undefined
          : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      const answer = await app.request(path, init)
      await answer.text()
      return answer.status
    },
    async close() {
      await deps.jobs.stop()
      // It would listen again and again to a server that is gone, and the command would never end.
      await deps.bell.close()
      await database.close()
    },
  }
}

export type ClinicUnderTest = Awaited<ReturnType<typeof openClinic>>
