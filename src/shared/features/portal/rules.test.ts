import { describe, expect, it } from 'vitest'
import { aftercareTimeline } from '#shared/features/portal/rules.ts'

describe('the aftercare timeline', () => {
  it('counts real hours from the end of the visit, soonest first, also across a clock change', () => {
    const endedAt = new Date('2026-10-24T15:00:00Z')
    expect(aftercareTimeline(endedAt, { sauna: 48, makeup: 4, sport: 24, washing: 0 })).toEqual([
      { activity: 'washing', allowedFrom: '2026-10-24T15:00:00.000Z' },
      { activity: 'makeup', allowedFrom: '2026-10-24T19:00:00.000Z' },
      { activity: 'sport', allowedFrom: '2026-10-25T15:00:00.000Z' },
      { activity: 'sauna', allowedFrom: '2026-10-26T15:00:00.000Z' },
    ])
  })
})
