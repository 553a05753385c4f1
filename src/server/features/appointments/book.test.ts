import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { book as makeBooking } from '#server/features/appointments/book.ts'
import { entries } from '#shared/content/catalogue.ts'
import { cellOf, cellsOf, gridOfDay } from '#shared/features/booking/rules.ts'
import type { Answer, TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(() => app.clear())

const rooms = 4
const day = '2026-11-24'
let people = 0
/** Everybody who books here is somebody else. */
const book = (changes: Record<string, unknown>) =>
  app.call('/api/appointments', { body: bookingOf({ email: `noor${people++}@example.nl`, ...changes }) })
const countBy = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? body.status}`),
    ).map(([outcome, list]) => [outcome, list?.length]),
  )

/** One treatment of each length that the catalogue has, in half hours. */
const byLength = new Map(
  entries.map(({ treatment }) => [Math.ceil(treatment.durationMinutes / 30), treatment] as const),
)
const treatmentOf = (length: number) => byLength.get(length)?.name.nl ?? ''
const starts = gridOfDay(day, { timeZone: 'Europe/Amsterdam', booking: appBooking() }).map(
  (slot) => slot.start,
)

function appBooking() {
  const grid = { first: '09:00', last: '17:00' }
  const week = { monday: grid, tuesday: grid, wednesday: grid, thursday: grid, friday: grid, saturday: grid }
  return {
    rooms,
    grid: { ...week, sunday: null },
    horizonDays: 180,
    leadMinutes: 60,
    closedDates: [],
    minimumAgeInjectables: 18,
    perPerson: { upcoming: 8, atOnce: 1 },
    unproven: { perHour: 40, perDay: 120 },
  }
}

type Stay = { readonly room: number; readonly cells: readonly number[] }

async function storedStays(): Promise<Stay[]> {
  const { db } = app.database
  const rows = await db.selectFrom('appointments').select(['room', 'starts_at', 'duration_minutes']).execute()
  return rows.map((row) => ({ room: row.room, cells: cellsOf(row.starts_at, row.duration_minutes) }))
}

/** Checks the appointments themselves, and that the table of taken half hours says the same. */
async function expectNoRoomHeldTwice(): Promise<Stay[]> {
  const stays = await storedStays()
  const held = stays.flatMap(({ room, cells }) => cells.map((cell) => `${room} ${cell}`))
  expect(new Set(held).size).toBe(held.length)
  expect(stays.every(({ room }) => room >= 1 && room <= rooms)).toBe(true)
  const taken = await app.database.db.selectFrom('slot_occupancy').selectAll().execute()
  expect(taken.map(({ room, slot }) => `${room} ${cellOf(slot)}`).toSorted()).toEqual(held.toSorted())
  return stays
}

describe('200 visitors who want the same slot', () => {
  it('get the four rooms and 196 clear refusals', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => book({ appointmentDate: `${day}T10:00` })),
    )
    expect(countBy(answers)).toEqual({ '201 confirmed': 4, '409 slot_taken': 196 })
    expect((await expectNoRoomHeldTwice()).map((stay) => stay.room).toSorted()).toEqual([1, 2, 3, 4])
    expect(await app.database.db.selectFrom('mails').select('id').execute()).toHaveLength(8)
  })

  it('get the four rooms also when their visits are long and start at different times', async () => {
    const long = treatmentOf(3)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        book({ treatmentType: long, appointmentDate: starts[2 + (n % 3)]?.toISOString() }),
      ),
    )
    const outcome = countBy(answers)
    expect(Object.keys(outcome).toSorted()).toEqual(['201 confirmed', '409 slot_taken'])
    // Each of the visits covers the half hour at 10:30: no more than one per room fits, and none may stay empty.
    expect(outcome['201 confirmed']).toBe(4)
    await expectNoRoomHeldTwice()
  })
})

it('a booking beside the deletion of its account is refused clearly', async () => {
  const request = { ...bookingOf(), paymentOption: 'pay_later' } as const
  const call = { language: 'nl', idempotencyKey: undefined, network: null } as const
  const gone = { kind: 'client', clientId: crypto.randomUUID() } as const
  expect(await makeBooking(app.deps, gone, request, call)).toEqual({ ok: false, reason: 'unauthorized' })
  expect(await storedStays()).toEqual([])
})

describe('any crowd of visits of mixed lengths', () => {
  const visits = fc.record({
    start: fc.integer({ min: 0, max: starts.length - 1 }),
    length: fc.constantFrom(...byLength.keys()),
  })

  it('never shares a room, never fails, and leaves nothing free that anybody was refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visits, { minLength: 20, maxLength: 90 }), async (crowd) => {
        await app.clear()
        const answers = await Promise.all(
          crowd.map(({ start, length }) =>
            book({ treatmentType: treatmentOf(length), appointmentDate: starts[start]?.toISOString() }),
          ),
        )
        expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
        const stays = await expectNoRoomHeldTwice()
        expect(stays).toHaveLength(answers.filter(({ status }) => status === 201).length)
        // Bookings are never taken back here: what was refused must still have no room.
        for (const [index, { status }] of answers.entries()) {
          const visit = crowd[index]
          if (status === 201 || visit === undefined) continue
          const cells = cellsOf(starts[visit.start] ?? new Date(0), visit.length * 30)
          expect(freeRoomOf(cells, stays)).toBeUndefined()
        }
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('can book every half hour of every room that is still free, and not one more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visits, { maxLength: 25 }), async (crowd) => {
        await app.clear()
        for (const { start, length } of crowd) {
          await book({ treatmentType: treatmentOf(length), appointmentDate: starts[start]?.toISOString() })
        }
        const stays = await storedStays()
        for (const start of starts) {
          const free = [1, 2, 3, 4].filter(
            (room) => !stays.some((stay) => stay.room === room && stay.cells.includes(cellOf(start))),
          )
          const wanted = Array.from({ length: free.length + 1 }, () =>
            book({ treatmentType: treatmentOf(1), appointmentDate: start.toISOString() }),
          )
          const statuses = (await Promise.all(wanted)).map(({ status }) => status)
          expect(statuses.toSorted()).toEqual([...free.map(() => 201), 409])
        }
        await expectNoRoomHeldTwice()
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })
})

function freeRoomOf(cells: readonly number[], stays: readonly Stay[]): number | undefined {
  return [1, 2, 3, 4].find(
    (room) => !stays.some((stay) => stay.room === room && stay.cells.some((cell) => cells.includes(cell))),
  )
}

describe('the database itself', () => {
  it('refuses a second appointment in a room that is taken', async () => {
    await book({ appointmentDate: `${day}T10:00` })
    const { db } = app.database
    const row = await db.selectFrom('slot_occupancy').selectAll().executeTakeFirstOrThrow()
    await expect(db.insertInto('slot_occupancy').values(row).execute()).rejects.toThrow('slot_occupancy_pkey')
  })

  it('gives the half hours back when an appointment is removed', async () => {
    await book({ appointmentDate: `${day}T10:00` })
    await app.database.db.deleteFrom('appointments').execute()
    expect(await app.database.db.selectFrom('slot_occupancy').selectAll().execute()).toEqual([])
  })
})

it('leaves nothing of a booking behind when its mail cannot be stored', async () => {
  const failing = await openTestApp({
    mails: { enqueue: () => Promise.reject(new Error('no room for mail')) },
  })
  const answer = await failing.call('/api/appointments', { body: bookingOf() })
  expect([answer.status, answer.body.code]).toEqual([500, 'internal'])
  expect(JSON.stringify(answer.body)).not.toContain('mail')
  expect(await failing.database.db.selectFrom('appointments').select('id').execute()).toEqual([])
  expect(await failing.database.db.selectFrom('slot_occupancy').select('slot').execute()).toEqual([])
  expect(failing.errors().join()).toContain('no room for mail')
  await failing.close()
})
