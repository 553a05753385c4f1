import { describe, expect, it } from 'vitest'
import { findByName } from '#shared/content/catalogue.ts'
import { freeUntil, isLate, lateFeeCents } from '#shared/features/booking/fees.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { addMinutes, instantOf, wallClock } from '#shared/lib/time.ts'
import { clinic } from '../../../../tests/clinic.ts'

/** Treatments of every kind, and what a late change of each costs. */
const kinds = [
  ['a treatment', 'Hydra facial gezicht'],
  ['a starting price', 'Botox eerste zone'],
  ['a course', 'Hydra facial gezicht kuur van 3'],
  ['a promotion', 'Actie botox eerste zone'],
  ['a paid consultation', 'Medisch consult bij de arts'],
  ['a free consultation', 'Gratis consult'],
  ['a free consultation by phone', 'Gratis consult per telefoon'],
] as const

const days = [
  ['in winter', '2026-11-24', '14:00'],
  ['in summer', '2026-07-14', '14:00'],
  ['after the clocks went forward', '2027-03-29', '01:30'],
  ['on the day the clocks go forward', '2027-03-28', '10:00'],
  ['after the clocks went back', '2026-10-26', '01:30'],
  ['on the day the clocks go back', '2026-10-25', '10:00'],
] as const

const hourMs = 60 * 60_000

/** Milliseconds before the visit, and whether a change then is late. */
const moments = [
  ['a week before', 7 * 24 * hourMs, false],
  ['25 hours before', 25 * hourMs, false],
  ['a millisecond more than 24 hours before', 24 * hourMs + 1, false],
  ['exactly 24 hours before', 24 * hourMs, false],
  ['a millisecond less than 24 hours before', 24 * hourMs - 1, true],
  ['23 hours before', 23 * hourMs, true],
  ['at the start', 0, true],
  ['afterwards', -hourMs, true],
] as const

const visitOf = (name: string, startsAt: Date) => {
  const entry = findByName(name)
  if (entry === undefined) throw new Error(`no treatment is called ${name}`)
  const { priceCents, sessions = null } = entry.treatment
  return { startsAt, priceCents, courseVisits: sessions }
}

describe.each(days)('the fee of a late change %s', (_when, date, time) => {
  const startsAt = instantOf(date, time, clinic.timeZone) ?? new Date(NaN)
  it.each(kinds.flatMap((kind) => moments.map((moment) => [...kind, ...moment] as const)))(
    'of %s (%s), %s',
    (kind, name, _moment, beforeMs, isTooLate) => {
      const visit = visitOf(name, startsAt)
      // Half of the one visit, of however many the price is for.
      const half = Math.round(visit.priceCents / (visit.courseVisits ?? 1) / 2)
      const late = visit.priceCents === 0 ? 2000 : half
      expect(visit.courseVisits !== null).toBe(kind === 'a course')
      expect(visit.startsAt.getTime()).not.toBeNaN()
      expect(lateFeeCents(visit, new Date(startsAt.getTime() - beforeMs), clinic)).toBe(isTooLate ? late : 0)
    },
  )
})

describe('the end of free changes', () => {
  it.each([
    ['2026-11-24', '14:00', '2026-11-23', '14:00'],
    // One hour was skipped, so 24 real hours before 10:00 the clock showed 09:00.
    ['2027-03-28', '10:00', '2027-03-27', '09:00'],
    // One hour came twice.
    ['2026-10-25', '10:00', '2026-10-24', '11:00'],
  ])('of a visit on %s at %s is on %s at %s', (date, time, freeDate, freeTime) => {
    const startsAt = instantOf(date, time, clinic.timeZone) ?? new Date(NaN)
    const end = freeUntil(startsAt, clinic)
    expect(addMinutes(end, 24 * 60)).toEqual(startsAt)
    expect(wallClock(end, clinic.timeZone)).toEqual({ date: freeDate, time: freeTime })
    expect(formatTime(end, 'nl', clinic.timeZone)).toBe(freeTime)
  })

  it('is in time itself, and what comes after it is late', () => {
    const startsAt = new Date('2026-11-24T13:00:00Z')
    const end = freeUntil(startsAt, clinic)
    expect(isLate(startsAt, end, clinic)).toBe(false)
    expect(isLate(startsAt, new Date(end.getTime() + 1), clinic)).toBe(true)
  })
})

describe('half a price', () => {
  it('is rounded to whole cents', () => {
    const startsAt = new Date('2026-11-24T13:00:00Z')
    expect(lateFeeCents({ startsAt, priceCents: 9905, courseVisits: null }, startsAt, clinic)).toBe(4953)
  })

  it('of a course is half of one of its visits', () => {
    const startsAt = new Date('2026-11-24T13:00:00Z')
    expect(lateFeeCents({ startsAt, priceCents: 459_00, courseVisits: 6 }, startsAt, clinic)).toBe(38_25)
  })
})
