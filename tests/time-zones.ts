import { afterAll, beforeAll, describe } from 'vitest'

/** Machines east and west of the clinic, with and without clock changes of their own. */
const machineZones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Chatham']

/** Runs tests as on a machine in each of the zones. */
export function onMachinesOfTheWorld(tests: (zone: string) => void): void {
  describe.each(machineZones)('on a machine in %s', (zone) => {
    const before = process.env['TZ']
    beforeAll(() => {
      process.env['TZ'] = zone
      const seen = new Intl.DateTimeFormat().resolvedOptions().timeZone
      if (seen !== zone) throw new Error(`the zone of this process is ${seen}: it cannot be changed here`)
    })
    afterAll(() => {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    })
    tests(zone)
  })
}

/** What a clock in a zone shows at an instant, by `Intl` and nothing of ours: "2026-03-29 09:00". */
export function shownByIntl(instant: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(instant)
}

/** Making one is slow; it names its zone, so that of the machine does not matter. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** All days of a year. */
export function daysOfYear(year: number): string[] {
  const days: string[] = []
  for (let at = Date.UTC(year, 0, 1); new Date(at).getUTCFullYear() === year; at += 24 * 60 * 60 * 1000) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}
