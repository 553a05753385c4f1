import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { clinic } from '../../../../tests/clinic.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, testNow, somebody } from '../../../../tests/app.ts'
import { queriesDuring } from '../../../../tests/database.ts'
import { daysOfYear, onMachinesOfTheWorld, shownByIntl } from '../../../../tests/time-zones.ts'

const long = 'Hydra facial gezicht'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

type Slot = { time: string; start: string; available: boolean }
type Day = { date: string; available: boolean }
const slotsOf = async (date: string, treatment?: string): Promise<Slot[]> => {
  const query = treatment === undefined ? '' : `&treatment=${encodeURIComponent(treatment)}`
  return (await app.call(`/api/availability?date=${date}${query}`)).body.slots
}
const freeTimes = async (date: string, treatment?: string) =>
  (await slotsOf(date, treatment)).filter((slot) => slot.available).map((slot) => slot.time)
const daysOf = async (month: string, treatment = long): Promise<Day[]> =>
  (await app.call(`/api/availability/days?month=${month}&treatment=${encodeURIComponent(treatment)}`)).body
    .days
const fillRooms = async (time: string, date = '2026-11-24', treatmentType = 'Gratis consult') => {
  for (let n = 0; n < 4; n++) {
    const body = bookingOf({ treatmentType, appointmentDate: `${date}T${time}`, email: somebody() })
    expect((await app.call('/api/appointments', { body })).status).toBe(201)
  }
}

describe('a day', () => {
  it('has the grid of the clinic with the instants of its zone', async () => {
    const { status, body } = await app.call('/api/availability?date=2026-11-24')
    expect([status, body.date, body.timeZone, body.slots.length]).toEqual([
      200,
      '2026-11-24',
      'Europe/Amsterdam',
      17,
    ])
    expect(body.slots[0]).toEqual({ time: '09:00', start: '2026-11-24T08:00:00.000Z', available: true })
    expect(body.slots.at(-1)).toEqual({ time: '17:00', start: '2026-11-24T16:00:00.000Z', available: true })
  })

  it('loses a slot when the last room is taken, and for long visits the slots before it', async () => {
    await fillRooms('11:00')
    const taken = (all: string[]) =>
      ['10:00', '10:30', '11:00', '11:30'].filter((time) => !all.includes(time))
    expect(taken(await freeTimes('2026-11-24'))).toEqual(['11:00'])
    expect(taken(await freeTimes('2026-11-24', long))).toEqual(['10:30', '11:00'])
  })

  it('offers a long visit only where one room is free all the time', async () => {
    // At every moment some room is free, but none of them for an hour.
    await fillRooms('09:00')
    await fillRooms('10:30')
    expect((await freeTimes('2026-11-24', long)).slice(0, 3)).toEqual(['09:30', '11:00', '11:30'])
    expect(await freeTimes('2026-11-24', 'Gratis consult')).toContain('10:00')
  })

  it('shows the slots of today that are too near as taken', async () => {
    expect((await slotsOf('2026-11-19')).length).toBe(17)
    expect((await freeTimes('2026-11-19'))[0]).toBe('10:00')
    app.travelTo('2026-11-19T15:00:01Z')
    expect(await freeTimes('2026-11-19')).toEqual([])
  })

  it.each(['2026-11-18', '2026-11-22', '2026-12-25', '2027-05-19', '1999-01-01', '9999-12-31'])(
    '%s cannot be booked and has no slots',
    async (date) => expect(await slotsOf(date)).toEqual([]),
  )

  it('that is no day is refused, and so is a treatment that does not exist', async () => {
    for (const date of ['2026-02-30', '24-11-2026', '', '2026-11-24T10:00'])
      expect(await app.call(`/api/availability?date=${date}`)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: { date: expect.any(String) } },
      })
    expect((await app.call('/api/availability')).body.fields.date).toBe('Dit veld is verplicht.')
    const unknown = await app.call('/api/availability?date=2026-11-24&treatment=Niets', { language: 'en' })
    expect(unknown).toMatchObject({ status: 422, body: { fields: { treatment: /don’t know/ } } })
  })
})

describe('a month', () => {
  it('has every day, and only those with a free slot are free', async () => {
    const days = await daysOf('2026-12')
    expect(days).toHaveLength(31)
    expect(days.filter((day) => !day.available).map((day) => day.date.slice(8))).toEqual([
      '06',
      '13',
      '20',
      '25',
      '26',
      '27',
    ])
    expect((await daysOf('2026-11')).find((day) => day.available)?.date).toBe('2026-11-19')
    expect((await daysOf('2027-05')).findLast((day) => day.available)?.date).toBe('2027-05-18')
    expect((await daysOf('2026-10')).some((day) => day.available)).toBe(false)
  })

  it('says the same as each of its days', async () => {
    const times = Array.from({ length: 9 }, (_, n) => `${String(9 + n).padStart(2, '0')}:00`)
    for (const time of times) await fillRooms(time, '2026-11-26')
    const dayBefore = await daysOf('2026-11', long)
    expect(dayBefore.find((day) => day.date === '2026-11-26')?.available).toBe(false)
    for (const treatment of [long, 'Gratis consult']) {
      for (const { date, available } of await daysOf('2026-11', treatment)) {
        expect([date, (await freeTimes(date, treatment)).length > 0]).toEqual([date, available])
      }
    }
  })

  it('is read in one query', async () => {
    const queries = await queriesDuring(app.database, () => daysOf('2026-12'))
    expect(queries.filter((text) => text.includes('slot_occupancy'))).toHaveLength(1)
  })

  it('that is no month is refused', async () => {
    for (const month of ['2026-13', '2026', 'november', ''])
      expect((await app.call(`/api/availability/days?month=${month}`)).body.fields).toHaveProperty('month')
  })
})

describe('the first free moment', () => {
  const first = async (treatment?: string) => {
    const query = treatment === undefined ? '' : `?treatment=${encodeURIComponent(treatment)}`
    return (await app.call(`/api/availability/first${query}`)).body.first
  }

  it('is the first slot that is not too near, with or without a treatment', async () => {
    const expected = { date: '2026-11-19', time: '10:00', start: '2026-11-19T09:00:00.000Z' }
    expect(await first()).toEqual(expected)
    await fillRooms('10:00', '2026-11-19')
    expect(await first(long)).toMatchObject({ time: '10:30' })
  })

  it('is on the next day after closing, past Sundays and closed days', async () => {
    app.travelTo('2026-12-24T17:00:00Z')
    expect(await first()).toMatchObject({ date: '2026-12-28', time: '09:00' })
  })

  it('is none when the clinic is closed up to the horizon', async () => {
    const never = Object.fromEntries(Object.keys(clinic.booking.grid).map((day) => [day, null]))
    const booking = { ...clinic.booking, grid: never as typeof clinic.booking.grid }
    const closed = await openTestApp({ clinic: { ...clinic, booking } })
    expect((await closed.call('/api/availability/first')).body).toEqual({
      first: null,
      timeZone: 'Europe/Amsterdam',
    })
    await closed.close()
  })
})

describe('a year of days', () => {
  onMachinesOfTheWorld(() => {
    it('shows every slot at its instant, through both clock changes', async () => {
      app.travelTo('2027-01-01T00:00:00Z')
      // An app of its own per zone, because an app keeps the days that it has worked out.
      const booking = { ...clinic.booking, horizonDays: 365 }
      const patient = createApp({ ...app.deps, clinic: { ...clinic, booking } })
      let slots = 0
      for (const date of daysOfYear(2027)) {
        const answer = await patient.request(`/api/availability?date=${date}`)
        for (const slot of ((await answer.json()) as { slots: Slot[] }).slots) {
          expect(shownByIntl(new Date(slot.start), 'Europe/Amsterdam')).toBe(`${date} ${slot.time}`)
          slots++
        }
      }
      // 365 days without 52 Sundays and the closed days of the year.
      const closed = clinic.booking.closedDates.filter((date) => date.startsWith('2027')).length
      expect(slots).toBe((365 - 52 - closed) * 17)
    })
  })
})
