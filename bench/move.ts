import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { takeBackup } from '#server/features/backup/service.ts'
import { openClinic } from './clinic-under-test.ts'
import { addPastAppointments } from './past-appointments.ts'

/**
 * `npm run bench:move`: how long a backup of the embedded database takes, for which its visitors wait, and the move of it to
 * a PostgreSQL server, which scripts/test-postgres.ts starts. VISITS=100000 stands for twenty years of a busy clinic.
 */
const visits = Number(process.env.VISITS ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'clinic-move-'))
const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl === undefined) throw new Error('Run it as "npm run bench:move", which starts PostgreSQL.')

try {
  const dataDir = join(folder, 'data')
  const clinic = await openClinic({ dataDir })
  await addPastAppointments(clinic, 0, visits)
  const file = join(folder, 'clinic.backup')
  const backup = await seconds(() =>
    takeBackup({ db: clinic.database.db, now: () => new Date() }, { file, secret: null }),
  )
  await clinic.close()
  const megabytes = (statSync(file).size / 1e6).toFixed(1)
  console.log(`${visits.toLocaleString('en')} visits: backup ${backup.toFixed(1)} s, ${megabytes} MB`)
  const settings = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  let told = ''
  const move = await seconds(async () => {
    const command = ['--import', './scripts/modules.ts', 'scripts/move-to-postgres.ts']
    told = (await promisify(execFile)(process.execPath, command, { env: settings })).stdout
  })
  console.log(`moved in ${move.toFixed(1)} s, each table read back and compared:\n${told}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
