import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * `npm run test:dates`: the browser tests that meet days of the booking or the desk, once under each weekday and shortly
 * before what calendars are wrong about. Server, database and browser live in that moment together: Debian's `faketime`
 * moves the clock of all of them. Words behind the command are handed on: `npm run test:dates -- booking-calendar`.
 */
const hourMs = 60 * 60 * 1000
const today = new Date().setUTCHours(0, 0, 0, 0)
// Each at another hour, from early morning to late evening: an afternoon has fewer times left than a morning.
const weekdays = Array.from(
  { length: 7 },
  (_, day) => new Date(today + (day + 1) * 24 * hourMs + (5 + 2.5 * day) * hourMs),
)
const special = [
  '2027-03-27T11:00+01:00', // the day before the clock goes forward
  '2027-03-28T01:40+01:00', // twenty minutes before
  '2027-10-31T02:40+02:00', // an hour that comes twice
  '2027-12-31T23:40+01:00', // the last minutes of a year
  '2028-02-29T11:00+01:00',
].map((moment) => new Date(moment))
const files = readdirSync('tests/e2e').filter(
  (name) =>
    name.endsWith('.e2e.ts') &&
    /(?:booking-steps|desk-steps|free-times)\.ts'/.test(readFileSync(`tests/e2e/${name}`, 'utf8')),
)

if (!existsSync('/usr/bin/faketime')) {
  console.error('This needs faketime, which moves the clock of a program: apt-get install faketime')
  process.exit(1)
}

const asked = process.argv.slice(2)
const failed = [...weekdays, ...special].filter((moment) => !passesAt(moment))
for (const moment of failed) console.error(`Failed at ${moment.toISOString()}`)
process.exitCode = failed.length > 0 ? 1 : 0

function passesAt(moment: Date): boolean {
  console.log(`\n== ${moment.toUTCString()}`)
  const seconds = Math.round((moment.getTime() - Date.now()) / 1000)
  const words = ['-m', '-f', `${seconds < 0 ? '' : '+'}${seconds}s`, 'npx', 'playwright', 'test']
  const { status } = spawnSync('faketime', [...words, ...(asked.length > 0 ? asked : files)], {
    stdio: 'inherit',
  })
  return status === 0
}
