import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClinicUnderTest } from './clinic-under-test.ts'
import { openClinic } from './clinic-under-test.ts'
import { measure, row } from './measure.ts'
import { measureSignIn } from './sign-in.ts'

/**
 * `npm run bench`: both databases side by side in one run. PostgreSQL is started by scripts/test-postgres.ts in a temporary
 * folder; the embedded database syncs to disk, as in production.
 */
const atOnce = 16
const folder = mkdtempSync(join(tmpdir(), 'clinic-bench-'))
const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl === undefined) throw new Error('Run it as "npm run bench", which starts PostgreSQL.')

const clinics = {
  embedded: await openClinic({ dataDir: join(folder, 'data') }),
  PostgreSQL: await openClinic({ databaseUrl, dataDir: null }),
}

try {
  console.log(`Node ${process.version}, ${availableParallelism()} cores, ${atOnce} requests at once\n`)
  for (const [name, clinic] of Object.entries(clinics)) await measureBookings(name, clinic)
  for (const [name, clinic] of Object.entries(clinics)) await measureAvailability(name, clinic)
  console.log('\nMedians of 200 tries each:')
  for (const [name, clinic] of Object.entries(clinics)) await measureSignIn(name, clinic)
} finally {
  for (const clinic of Object.values(clinics)) await clinic.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Every booking takes a slot of its own: four rooms, seventeen half hours, as many days as it takes. */
async function measureBookings(name: string, clinic: ClinicUnderTest): Promise<void> {
  const days = bookableDays(20)
  const book = async (number: number) => {
    const slot = Math.floor(number / 4)
    const minutes = 9 * 60 + (slot % 17) * 30
    const clock = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
    const status = await clinic.ask('/api/appointments', {
      treatmentType: 'Gratis consult',
      appointmentDate: `${days[Math.floor(slot / 17)]}T${clock}`,
      firstName: 'Noor',
      lastName: 'de Vries',
      email: `noor${number}@example.nl`,
      phone: '06 12345678',
    })
    if (status !== 201) throw new Error(`A booking was answered with ${status}`)
  }
  await measure(40, atOnce, book)
  const figures = await measure(600, atOnce, (number) => book(number + 40))
  console.log(row(`bookings, ${name}`, figures))
}

async function measureAvailability(name: string, clinic: ClinicUnderTest): Promise<void> {
  const days = bookableDays(20)
  const treatment = encodeURIComponent('Hydra facial gezicht')
  const ask = (path: string) => async (number: number) => {
    const status = await clinic.ask(
      `${path}=${days[number % days.length]?.slice(0, path.endsWith('month') ? 7 : 10)}&treatment=${treatment}`,
    )
    if (status !== 200) throw new Error(`Availability was answered with ${status}`)
  }
  await measure(100, atOnce, ask('/api/availability?date'))
  console.log(
    row(`availability of a day, ${name}`, await measure(2000, atOnce, ask('/api/availability?date'))),
  )
  console.log(
    row(`free days of a month, ${name}`, await measure(1000, atOnce, ask('/api/availability/days?month'))),
  )
}

/** So many days from next week on that are no Sunday and no closed day. */
function bookableDays(count: number): string[] {
  const days: string[] = []
  for (
    let day = new Date('2026-11-23T12:00:00Z');
    days.length < count;
    day = new Date(day.getTime() + 86_400_000)
  ) {
    if (day.getUTCDay() !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
