import { expect, it } from 'vitest'
import { warnOfOpenHolidays } from '#server/features/availability/service.ts'
import { createLog } from '#server/platform/log/log.ts'
import { clinic } from '../../../../tests/clinic.ts'

function warningOn(day: string, closedDates: string[]): string {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  const booking = { ...clinic.booking, horizonDays: 30, closedDates }
  warnOfOpenHolidays({ clinic: { ...clinic, booking }, log, now: () => new Date(`${day}T12:00:00Z`) })
  return lines.join()
}

it('says at the start of the server that people book past the last closed date, and what to add', () => {
  const closed = ['2027-01-01', '2026-12-25']
  expect(warningOn('2026-12-02', closed)).toBe('')
  expect(warningOn('2026-12-03', closed)).toContain(
    'up to 2027-01-02, and the last closed date is 2027-01-01',
  )
  expect(warningOn('2026-12-03', closed)).toContain('closedDates')
  expect(warningOn('2026-12-03', [])).toContain('missing')
})
