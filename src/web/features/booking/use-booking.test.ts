import { describe, expect, test } from 'vitest'
import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import { advance, missingFor, startWith } from '#web/features/booking/use-booking.ts'
import type { Booking, BookingAction } from '#web/features/booking/use-booking.ts'

const massage = treatmentCalled('hotstone-massage')
const consult = treatmentCalled('gratis-consult')
const date = '2026-11-23'
const nine: Slot = { time: '09:00', start: '2026-11-23T08:00:00.000Z', available: true }
const ten: Slot = { time: '10:00', start: '2026-11-23T09:00:00.000Z', available: true }
const empty = startWith({ date: null, time: null, goal: null })

describe('the steps', () => {
  test('lead from treatment over time to details, and no further than what is known', () => {
    expect(after(empty, { type: 'next' }).step).toBe('treatment')
    expect(missingFor(empty)).toBe('select_service')
    const second = after(empty, { type: 'treatment-chosen', treatment: massage }, { type: 'next' })
    expect(second.step).toBe('time')
    expect(missingFor(second)).toBe('select_date')
    const dated = after(second, { type: 'date-chosen', date })
    expect(missingFor(dated)).toBe('select_time')
    expect(after(dated, { type: 'next' }).step).toBe('time')
    const third = after(dated, { type: 'moment-chosen', date, slot: nine }, { type: 'next' })
    expect(third).toMatchObject({ step: 'details', date, slot: nine })
    expect(missingFor(third)).toBeNull()
  })

  test('lead back to any earlier one without losing anything, and never below the first', () => {
    const third = atDetails()
    expect(after(third, { type: 'back-to', step: 'treatment' })).toMatchObject({
      step: 'treatment',
      treatment: massage,
      date,
      slot: nine,
    })
    expect(after(empty, { type: 'back-to', step: 'treatment' })).toEqual(empty)
    expect(after(third, { type: 'back-to', step: 'time' }, { type: 'next' })).toEqual(third)
  })
})

describe('a choice', () => {
  test('of another day clears the time, of the same day keeps it', () => {
    const second = after(atDetails(), { type: 'back-to', step: 'time' })
    expect(after(second, { type: 'date-chosen', date: '2026-11-24' }).slot).toBeNull()
    expect(after(second, { type: 'date-chosen', date }).slot).toEqual(nine)
  })

  test('of another treatment turns the time into a wish, since it may take longer', () => {
    const first = after(atDetails(), { type: 'back-to', step: 'treatment' })
    const other = after(first, { type: 'treatment-chosen', treatment: consult })
    expect(other).toMatchObject({ treatment: consult, date, slot: null, wish: '09:00' })
    expect(after(first, { type: 'treatment-chosen', treatment: massage })).toEqual(first)
  })

  test('that somebody else was faster with leads back to the times of that day', () => {
    expect(after(atDetails(), { type: 'slot-lost' })).toMatchObject({ step: 'time', date, slot: null })
  })

  test('of a treatment that the server refuses leads back to the first step, and wishes for the same time', () => {
    expect(after(atDetails(), { type: 'treatment-refused' })).toMatchObject({
      step: 'treatment',
      treatment: null,
      date,
      slot: null,
      wish: '09:00',
    })
  })
})

describe('a promised moment', () => {
  const promised = startWith({ date, time: '10:00', goal: null })

  test('waits through the choice of a treatment and is chosen once it is known to be free', () => {
    const second = after(promised, { type: 'treatment-chosen', treatment: massage }, { type: 'next' })
    expect(second).toMatchObject({ step: 'time', date, slot: null, wish: '10:00' })
    const granted = after(second, { type: 'wish-granted', slot: ten })
    expect(granted).toMatchObject({ step: 'time', slot: ten, wish: null })
    expect(missingFor(granted)).toBeNull()
  })

  test('that is no longer free leaves its day chosen', () => {
    const second = after(promised, { type: 'treatment-chosen', treatment: massage }, { type: 'next' })
    expect(after(second, { type: 'wish-refused' })).toMatchObject({ date, slot: null, wish: null })
  })

  test('can be put aside, and is nothing without its day', () => {
    expect(after(promised, { type: 'moment-dropped' })).toEqual(empty)
    expect(startWith({ date: null, time: '10:00', goal: null })).toEqual(empty)
  })

  test('of a visitor who had come to the details leads there again, when it is still free', () => {
    const start = startWith({ date, time: '09:00', goal: 'details' })
    const found = after(start, { type: 'preselected', treatment: massage })
    expect(found).toMatchObject({ step: 'time', goal: 'details' })
    expect(after(found, { type: 'wish-granted', slot: nine })).toMatchObject({ step: 'details', goal: null })
    expect(after(found, { type: 'wish-refused' })).toMatchObject({ step: 'time', goal: null })
  })
})

test('an unknown treatment of a link is ignored, a known one leads to the times', () => {
  const start = startWith({ date: null, time: null, goal: 'time' })
  expect(after(start, { type: 'preselected', treatment: null })).toEqual(empty)
  expect(after(start, { type: 'preselected', treatment: massage })).toMatchObject({
    step: 'time',
    treatment: massage,
    goal: null,
  })
})

function after(booking: Booking, ...actions: BookingAction[]): Booking {
  return actions.reduce(advance, booking)
}

function atDetails(): Booking {
  return after(
    empty,
    { type: 'treatment-chosen', treatment: massage },
    { type: 'next' },
    { type: 'moment-chosen', date, slot: nine },
    { type: 'next' },
  )
}

function treatmentCalled(slug: string): Treatment {
  return {
    slug,
    name: slug,
    label: slug,
    description: '',
    durationMinutes: 30,
    duration: '30 min',
    courseVisits: null,
    priceCents: 9500,
    price: '€ 95,00',
    isAction: false,
    isInjectable: false,
    consultFirst: null,
    family: 'consult',
    area: null,
    searchWords: '',
    categorySlug: 'massages',
    categoryName: 'Massages',
    dutchCategoryName: 'Massages',
  }
}
