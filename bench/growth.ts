import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../tests/database.ts'
import { openClinic } from './clinic-under-test.ts'
import { median } from './measure.ts'
import { addPastAppointments } from './past-appointments.ts'

/**
 * `npm run bench:growth`: free times of a day and of a month, worked out anew for each question, with 1,000, 100,000 and
 * 1,000,000 visits stored, on both databases; `-- embedded` or `-- PostgreSQL` asks only one of them. The sizes are asked in
 * turn, so that what else the machine does meets all of them. Exit code 1 when the last p50 is more than 1.5 times the first.
 */
const sizes = [1_000, 100_000, 1_000_000]
const [questions, warmUp] = [400, 100]
const atMost = 1.5
const only = process.argv[2]
const address = process.env.TEST_DATABASE_URL
if (address === undefined) throw new Error('Run it as "npm run bench:growth", which starts PostgreSQL.')
const treatment = encodeURIComponent('Hydra facial gezicht')
const asked = {
  day: `/api/availability?date=2026-11-24&treatment=${treatment}`,
  month: `/api/availability/days?month=2026-12&treatment=${treatment}`,
}
const folder = mkdtempSync(join(tmpdir(), 'clinic-growth-'))
const databases = {
  PostgreSQL: async () => ({ databaseUrl: (await createDatabase(new URL(address))).url, dataDir: null }),
  embedded: async () => ({ dataDir: mkdtempSync(join(folder, 'data-')) }),
}
try {
  for (const [name, create] of Object.entries(databases)) {
    if (only === undefined || only === name) await compare(name, create)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function compare(name: string, create: (typeof databases)[keyof typeof databases]): Promise<void> {
  const sides = await Promise.all(
    sizes.map(async (size) => ({
      size,
      clinic: await openClinic(await create()),
      times: new Array<number>(),
    })),
  )
  for (const { size, clinic } of sides) await addPastAppointments(clinic, 0, size)
  for (const [what, path] of Object.entries(asked)) {
    for (const side of sides) side.times.length = 0
    for (let question = 0; question < questions + warmUp; question++) {
      for (const { clinic, times } of sides) {
        clinic.passMinute()
        const askedAt = performance.now()
        const status = await clinic.ask(path)
        if (status !== 200) throw new Error(`Availability was answered with ${status}`)
        if (question >= warmUp) times.push(performance.now() - askedAt)
      }
    }
    const [least = 0, ...larger] = sides.map(({ times }) => median(times))
    console.log(`${what}, ${name}: p50 ${[least, ...larger].map((ms) => ms.toFixed(2)).join(', ')} ms`)
    const times = (larger.at(-1) ?? 0) / least
    console.log(
      `  at ${sizes.map((size) => size.toLocaleString('en')).join(', ')} visits: ${times.toFixed(2)} times`,
    )
    if (times > atMost) process.exitCode = 1
  }
  for (const { clinic } of sides) await clinic.close()
}
