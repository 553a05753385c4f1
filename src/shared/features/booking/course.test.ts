import { describe, expect, it } from 'vitest'
import type { CourseVisit } from '#shared/features/booking/course.ts'
import { coursePlaces, nextVisitFrom } from '#shared/features/booking/course.ts'

const zone = 'Europe/Amsterdam'
const visitsOf = (treatment: string) => (treatment === 'Kuur van 3' ? 3 : undefined)
const visit = (day: number, changes: Partial<CourseVisit> = {}): CourseVisit => ({
  id: String(day),
  treatment: 'Kuur van 3',
  startsAt: new Date(`2026-10-${String(day).padStart(2, '0')}T08:00:00Z`),
  status: 'completed',
  ...changes,
})
const numbers = (visits: CourseVisit[]) =>
  Object.fromEntries([...coursePlaces(visits, visitsOf)].map(([id, { number }]) => [id, number]))

describe('a course', () => {
  it('is numbered from its first visit, whatever the order of the list', () => {
    expect(numbers([visit(3), visit(1), visit(2)])).toEqual({ 1: 1, 2: 2, 3: 3 })
  })

  it('is numbered alike whatever the order of the list, where two visits start together', () => {
    const [one, other] = [visit(1, { id: 'a' }), visit(1, { id: 'b' })]
    expect(numbers([one, other])).toEqual({ a: 1, b: 2 })
    expect(numbers([other, one])).toEqual({ a: 1, b: 2 })
  })

  it('begins anew after its last visit', () => {
    expect(numbers([1, 2, 3, 4].map((day) => visit(day)))).toEqual({ 1: 1, 2: 2, 3: 3, 4: 1 })
  })

  it('does not count visits that were missed or cancelled, nor those of another treatment', () => {
    const lost = [visit(2, { status: 'no_show' }), visit(3, { status: 'cancelled' })]
    const visits = [visit(1), ...lost, visit(4, { treatment: 'Los' }), visit(5)]
    expect(numbers(visits)).toEqual({ 1: 1, 5: 2 })
  })

  it('tells the next sensible day at its latest visit only, until it is complete', () => {
    const visits = [1, 2, 3].map((day) => visit(day))
    const next = (all: CourseVisit[]) =>
      all.map((one) => nextVisitFrom(one, coursePlaces(all, visitsOf).get(one.id), 28, zone))
    expect(next(visits.slice(0, 2))).toEqual([null, '2026-10-30'])
    expect(next(visits)).toEqual([null, null, null])
  })

  it('has no next day where the interval does not matter', () => {
    const [only] = [visit(1)]
    expect(nextVisitFrom(only, coursePlaces([only], visitsOf).get('1'), undefined, zone)).toBeNull()
  })

  it('takes the day from the clock of the clinic', () => {
    const late = visit(1, { startsAt: new Date('2026-10-01T22:30:00Z') })
    expect(nextVisitFrom(late, coursePlaces([late], visitsOf).get('1'), 1, zone)).toBe('2026-10-03')
  })
})
