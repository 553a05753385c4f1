import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingOf, openTestApp, registrationOf, sessionOf } from './app.ts'
import type { TestApp } from './app.ts'
import type { AtTheDesk } from './desk.ts'
import { signInAs } from './desk.ts'
import { visitsAt } from './desk-visits.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'
import { feesStay } from '#web/features/desk/card/fees-stay.ts'
import { owedCents } from '#web/features/desk/card/owed.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  app.travelTo('2026-11-19T08:00:00Z')
  await app.clear()
  desk = await signInAs(app, 'desk')
})
afterAll(() => app.close())

const { clientSees, mailsOf, online, paymentMail, post, visit, visitNow } = visitsAt(() => ({ app, desk }))

const treatmentType = 'Hydra facial gezicht kuur van 3'
const priceCents = 319_00
/** Half of a third. */
const feeCents = 53_17
const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

/** Visits of one person at ten, on the first `count` of the days. */
async function course(count: number, changes = {}) {
  const first = await visit({ treatmentType, appointmentDate: `${days[0]}T10:00`, ...changes })
  const rest = []
  for (const day of days.slice(1, count))
    rest.push(
      await visit({ treatmentType, appointmentDate: `${day}T10:00`, clientId: first.clientId, ...changes }),
    )
  return [first, ...rest] as const
}
/** The first two visits, booked on the site by who has an account. */
async function bookedWithAccount(paymentOption = 'pay_later') {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  const visits = []
  for (const day of days.slice(0, 2)) {
    const body = bookingOf({ treatmentType, appointmentDate: `${day}T10:00`, paymentOption })
    visits.push((await app.call('/api/appointments', { cookie, body })).body)
  }
  return { cookie, visits }
}
/** Goes on to the day, after the visit at ten; a colleague is signed in for some hours only. */
async function goTo(day: string | undefined) {
  app.travelTo(`${day}T12:00:00Z`)
  desk = await signInAs(app, 'desk')
}
async function visitsOnCard(clientId: string): Promise<readonly DeskVisit[]> {
  return (await app.call(`/api/desk/clients/${clientId}`, { cookie: desk.cookie })).body.visitList
}
/** What the card says of the person's visits: what is paid of each, the newest first, and what is owed in all. */
async function onCard(clientId: string) {
  const visits = await visitsOnCard(clientId)
  return {
    settled: visits.map(({ settledCents }) => settledCents),
    owed: owedCents(visits, app.deps.now()),
  }
}
const pay = (id: string, amountCents: number) => post(`/${id}/payments`, { amountCents, method: 'card' })
const dueNow = async (visits: readonly { id: string }[]) => {
  const now = await Promise.all(visits.map(({ id }) => visitNow(id)))
  return now.map(({ isCovered }) => (isCovered ? 0 : priceCents))
}

describe('the price of a course', () => {
  it('that is paid ahead is asked for so in the mail with its link', async () => {
    const { id } = await online({ treatmentType, paymentOption: 'pay_now' })
    await post(`/${id}/payment-link`, { url: 'https://pay.example/1' })
    const leave = await paymentMail()
    const text = (await leave())?.text
    expect(text).toContain('vooraf te betalen')
    expect(text).not.toContain('bij het eerste')
  })

  it('is owed once, at its first visit, and again when the course is over', async () => {
    expect(await dueNow(await course(4))).toEqual([priceCents, 0, 0, priceCents])
  })

  it('is owed at the next visit where the first is cancelled or missed', async () => {
    const [first, second, third] = await course(3)
    await post(`/${first.id}/cancel`, { notify: false })
    expect(await dueNow([second, third])).toEqual([priceCents, 0])
    await goTo(days[1])
    await post(`/${second.id}/status`, { status: 'no_show' })
    expect(await dueNow([third])).toEqual([priceCents])
  })

  it('is owed once of two visits that start together, and one of them is the first', async () => {
    const changes = { treatmentType, appointmentDate: `${days[0]}T10:00` }
    const one = await visit(changes)
    const other = await visit({ ...changes, clientId: one.clientId })
    const [first, second] = [one.id, other.id].toSorted()
    expect(await dueNow([{ id: first }, { id: second }])).toEqual([priceCents, 0])
    const now = [await visitNow(first), await visitNow(second)]
    expect(now.map(({ isNew }) => isNew)).toEqual([true, false])
    // The second is the last that is booked of the course: there the next is offered.
    expect(now.map(({ next }) => next !== null)).toEqual([false, true])
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

describe('a course that is paid', () => {
  const wantsLink = async (id: string) => {
    await post(`/${id}/payment-link`, { url: 'https://pay.example/x' })
    return (await mailsOf('payment-link')).length > 0
  }

  it('is not asked for again at the next visit, where the first is cancelled', async () => {
    const { cookie, visits } = await bookedWithAccount('pay_now')
    const [first, second] = visits
    await pay(first.id, priceCents)
    await post(`/${first.id}/cancel`, { notify: false })
    const now = await visitNow(second.id)
    expect(now).toMatchObject({ isCovered: false, paidCents: 0, settledCents: priceCents })
    expect(await wantsLink(second.id)).toBe(false)
    const { body } = await app.call('/api/appointments', { cookie })
    expect(body.map(({ paymentLink }: ClientAppointment) => paymentLink)).toEqual([null, null])
    await goTo(days[2])
    expect((await onCard(now.clientId)).owed).toBe(0)
  })

  it('is paid by who missed the first visit, and the fee is owed', async () => {
    const [first, second] = await course(2)
    await pay(first.id, priceCents)
    await goTo(days[0])
    await post(`/${first.id}/status`, { status: 'no_show' })
    expect(await onCard(first.clientId)).toEqual({ settled: [priceCents, 0], owed: feeCents })
    await pay(second.id, feeCents)
    expect(await onCard(first.clientId)).toEqual({ settled: [priceCents, feeCents], owed: 0 })
  })

  it('owes nothing while the visit at which it was paid is to come', async () => {
    const [first, second] = await course(2)
    await pay(first.id, priceCents)
    await post(`/${first.id}/move`, { appointmentDate: `${days[3]}T10:00`, notify: false })
    await goTo(days[1])
    await post(`/${second.id}/status`, { status: 'completed' })
    expect(await onCard(first.clientId)).toEqual({ settled: [0, priceCents], owed: 0 })
  })

  it('is asked for by a link at its first visit, and at no later one', async () => {
    const { visits } = await bookedWithAccount('pay_now')
    expect(await wantsLink(visits[1].id)).toBe(false)
    expect(await wantsLink(visits[0].id)).toBe(true)
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

  it('does not tell who pays beforehand to pay at the first', async () => {
    const booked = await online({
      treatmentType,
      appointmentDate: `${days[0]}T10:00`,
      paymentOption: 'pay_now',
    })
    const { price } = await clientSees(booked)
    expect(price.replaceAll('\u00a0', ' ')).toBe('€ 319,00 voor alle 3 bezoeken, vooraf te betalen')
  })

  it.each([
    ['is forgotten', feeCents, ['', '']],
    ['is kept in mind', feeCents - 1, ['wim@example.nl', '']],
  ])('%s as its person is, by what was paid at the next visit', async (_what, cents, addresses) => {
    const [first, second] = await course(2, { email: 'wim@example.nl' })
    await goTo(days[1])
    await post(`/${first.id}/status`, { status: 'no_show' })
    await pay(second.id, priceCents + cents)
    const card = await visitsOnCard(first.clientId)
    expect(feesStay(card, false, app.deps.now())).toBe(addresses[0] !== '')
    const { cookie } = await signInAs(app, 'owner')
    await app.call(`/api/desk/clients/${first.clientId}`, { cookie, method: 'DELETE', body: {} })
    const left = app.deps.db.selectFrom('appointments').select('email').orderBy('starts_at')
    expect((await left.execute()).map(({ email }) => email)).toEqual(addresses)
  })

  it('is forgotten with the account once its fee was paid', async () => {
    const { cookie, visits } = await bookedWithAccount()
    await goTo(days[1])
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
