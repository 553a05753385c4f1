import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../tests/database.ts'
import { openClinic } from './clinic-under-test.ts'
import { measure, row } from './measure.ts'
import { addPastAppointments } from './past-appointments.ts'

/**
 * `npm run bench:growth`: free times of a day and of a month, worked out anew for each question, with 1,000, 100,000 and
 * 1,000,000 visits stored, on both databases. Exit code 1 when the last p50 is more than 1.5 times the first.
 */
const sizes = [1_000, 100_000, 1_000_000]
const questions = 200
const atMost = 1.5
const address = process.env.TEST_DATABASE_URL
if (address === undefined) throw new Error('Run it as "npm run bench:growth", which starts PostgreSQL.')
const folder = mkdtempSync(join(tmpdir(), 'clinic-growth-'))
const server = await createDatabase(new URL(address))
const places = {
  PostgreSQL: { databaseUrl: server.url, dataDir: null },
  embedded: { dataDir: join(folder, 'data') },
}
const treatment = encodeURIComponent('Hydra facial gezicht')
const asked = {
  day: `/api/availability?date=2026-11-24&treatment=${treatment}`,
  month: `/api/availability/days?month=2026-12&treatment=${treatment}`,
}

for (const [name, place] of Object.entries(places)) {
  const clinic = await openClinic(place)
  const first: Record<string, number> = {}
  let stored = 0
  for (const size of sizes) {
    await addPastAppointments(clinic, stored, size)
    stored = size
    for (const [what, path] of Object.entries(asked)) {
      const ask = async () => {
        clinic.passMinute()
        const status = await clinic.ask(path)
        if (status !== 200) throw new Error(`Availability was answered with ${status}`)
      }
      await measure(30, 1, ask)
      const figures = await measure(questions, 1, ask)
      const times = figures.p50 / (first[what] ??= figures.p50)
      console.log(
        row(`${what}, ${size.toLocaleString('en')} visits, ${name}`, figures),
        `${times.toFixed(2)} times`,
      )
      if (times > atMost) process.exitCode = 1
    }
  }
  await clinic.close()
}
await server.drop()
rmSync(folder, { recursive: true, force: true })
