import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingOf, openTestApp, registrationOf, sessionOf } from './app.ts'
import type { TestApp } from './app.ts'
import type { AtTheDesk } from './desk.ts'
import { signInAs } from './desk.ts'
import { visitsAt } from './desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk')
})
beforeEach(async () => {
  app.travelTo('2026-11-19T08:00:00Z')
  await app.clear()
})
afterAll(() => app.close())

const { clientSees, online, post, visit, visitNow } = visitsAt(() => ({ app, desk }))

const treatmentType = 'Hydra facial gezicht kuur van 3'
const priceCents = 319_00
/** Half of a third. */
const feeCents = 53_17
const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

/** Visits of one person at ten, on the first `count` of the days. */
async function course(count: number) {
  const first = await visit({ treatmentType, appointmentDate: `${days[0]}T10:00` })
  const rest = []
  for (const day of days.slice(1, count))
    rest.push(await visit({ treatmentType, appointmentDate: `${day}T10:00`, clientId: first.clientId }))
  return [first, ...rest] as const
}
/** The first two visits, booked on the site by who has an account. */
async function bookedWithAccount() {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  const visits = []
  for (const day of days.slice(0, 2)) {
    const body = bookingOf({ treatmentType, appointmentDate: `${day}T10:00` })
    visits.push((await app.call('/api/appointments', { cookie, body })).body)
  }
  return { cookie, visits }
}
const dueNow = async (visits: readonly { id: string }[]) => {
  const now = await Promise.all(visits.map(({ id }) => visitNow(id)))
  return now.map(({ isCovered }) => (isCovered ? 0 : priceCents))
}

describe('the price of a course', () => {
  it('is owed once, at its first visit, and again when the course is over', async () => {
    expect(await dueNow(await course(4))).toEqual([priceCents, 0, 0, priceCents])
  })

  it('is owed at the next visit where the first is cancelled or missed', async () => {
    const [first, second, third] = await course(3)
    await post(`/${first.id}/cancel`, { notify: false })
    expect(await dueNow([second, third])).toEqual([priceCents, 0])
    app.travelTo(`${days[1]}T12:00:00Z`)
    await post(`/${second.id}/status`, { status: 'no_show' })
    expect(await dueNow([third])).toEqual([priceCents])
  })

  it('is owed of each of two people, and of each course', async () => {
    await course(1)
    const other = await visit({ treatmentType, appointmentDate: '2026-11-25T11:00', firstName: 'Anne' })
    expect(await dueNow([other])).toEqual([priceCents])
  })

  it('counts once in the report', async () => {
    await course(3)
    const { body } = await app.call('/api/desk/reports?from=2026-11-24&to=2026-11-26', {
      cookie: desk.cookie,
    })
    expect(body.categories).toMatchObject([{ visits: 3, priceCents }])
  })

  it('is owed once by who books each visit on the site with an account', async () => {
    const { visits } = await bookedWithAccount()
    expect(await dueNow(visits)).toEqual([priceCents, 0])
  })
})

describe('a visit of a course that is cancelled late or missed', () => {
  it('costs half of that one visit, whichever it is', async () => {
    const [first, second] = await course(2)
    for (const { id } of [first, second]) expect((await visitNow(id)).missedFeeCents).toBe(feeCents)
  })

  it('says so to the client, with the price of the whole course', async () => {
    const booked = await online({ treatmentType, appointmentDate: `${days[0]}T10:00` })
    const { price, courseVisits } = await clientSees(booked)
    expect([price.replaceAll('\u00a0', ' '), courseVisits]).toEqual([
      '€ 319,00 voor alle 3 bezoeken, te betalen bij het eerste',
      3,
    ])
  })

  it('is forgotten with the account once its fee was paid', async () => {
    const { cookie, visits } = await bookedWithAccount()
    app.travelTo(`${days[1]}T12:00:00Z`)
    const { db } = app.deps
    const isSecond = db.updateTable('appointments').where('id', '=', visits[1].id)
    await isSecond.set({ moved_fee_cents: feeCents, paid_cents: feeCents }).execute()
    const body = { password: registrationOf().password, cancelAppointments: false }
    expect((await app.call('/api/profile', { method: 'DELETE', cookie, body })).status).toBe(200)
    expect(await db.selectFrom('appointments').select('email').execute()).toEqual([
      { email: '' },
      { email: '' },
    ])
  })
})
