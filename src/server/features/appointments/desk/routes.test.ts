import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '#shared/content/catalogue.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf } from '../../../../../tests/app.ts'
import type { TestApp } from '../../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../../tests/desk.ts'
import { signInAs } from '../../../../../tests/desk.ts'
import { visitsAt } from '../../../../../tests/desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk', 'Joris Smit')
})
beforeEach(async () => {
  app.travelTo('2026-11-19T08:00:00Z')
  await app.clear()
})
afterAll(() => app.close())

const { caller, clientSees, mailsOf, online, paymentMail, post, proven, visit, visitNow } = visitsAt(() => ({
  app,
  desk,
}))

describe('booking for somebody', () => {
  it('knows no card of that number, and books nothing for it', async () => {
    const clientId = '00000000-0000-4000-8000-000000000000'
    const { status, body } = await post('', { ...caller, clientId })
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect(await app.deps.db.selectFrom('appointments').selectAll().execute()).toEqual([])
  })

  it('needs neither an e-mail address nor the grid of the site, and can choose the room', async () => {
    const made = await visit({ room: 3 })
    expect(made).toMatchObject({
      room: 3,
      start: '2026-11-24T06:00:00.000Z',
      end: '2026-11-24T06:30:00.000Z',
      status: 'confirmed',
      source: 'phone',
      email: '',
      isNew: true,
      feeCents: 0,
    })
    expect(made.clientId).toEqual(expect.any(String))
    expect(await app.deps.db.selectFrom('mails').select('id').execute()).toEqual([])
  })

  it('confirms by mail where there is an address, in the language of the person', async () => {
    await visit({ email: 'wim@example.nl', language: 'es' })
    const mails = await app.deps.db.selectFrom('mails').select(['kind', 'language', 'recipient']).execute()
    expect(mails).toEqual([{ kind: 'booking-confirmation', language: 'es', recipient: 'wim@example.nl' }])
  })

  it('confirms what is later today or was an hour ago, and nothing of a day that is gone', async () => {
    app.travelTo('2026-11-19T10:00:00Z')
    for (const appointmentDate of ['2026-11-19T15:00', '2026-11-19T10:00', '2026-11-18T22:00'])
      await visit({ appointmentDate, email: 'wim@example.nl' })
    expect(await mailsOf('booking-confirmation')).toHaveLength(2)
  })

  it.each(['2026-11-24T06:30', '2026-11-24T22:30', '2026-11-24T10:15', 'tomorrow'])(
    'takes no start at %s',
    async (appointmentDate) => {
      const { status, body } = await post('', { ...caller, appointmentDate })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['appointmentDate']])
      if (appointmentDate !== 'tomorrow')
        expect(body.fields.appointmentDate).toContain('tussen 07:00 en 22:00')
    },
  )

  it('takes the last half hour, a Sunday, and a day beyond the horizon', async () => {
    for (const appointmentDate of ['2026-11-24T22:00', '2026-11-22T12:00', '2027-11-24T10:00'])
      await visit({ appointmentDate })
  })

  it('never books a room twice, and no room that is not there', async () => {
    await visit({ room: 2 })
    const taken = await post('', { ...caller, room: 2 })
    expect([taken.status, taken.body.code]).toEqual([409, 'slot_taken'])
    expect((await post('', { ...caller, room: 5 })).body.fields).toHaveProperty('room')
  })

  it('books several visits in a row, all or none', async () => {
    const { treatmentType, appointmentDate: _, ...person } = caller
    const row = (times: string[]) => ({
      ...person,
      visits: times.map((time) => ({ treatmentType, appointmentDate: `2026-11-24T${time}`, room: 1 })),
    })
    const both = await post('/series', row(['10:00', '10:30']))
    expect([both.status, both.body.visits.length]).toEqual([201, 2])
    const second = await post('/series', row(['11:00', '10:30']))
    expect([second.status, second.body.code]).toEqual([409, 'slot_taken'])
    expect(Object.keys(second.body.fields)).toEqual(['visits.1.appointmentDate'])
    const stored = await app.deps.db.selectFrom('appointments').select('id').execute()
    expect(stored).toHaveLength(2)
  })

  it('asks the price of a course once of a new client whose visits are booked in a row', async () => {
    const { appointmentDate: _, treatmentType: __, ...person } = caller
    const treatmentType = 'Hydra facial gezicht kuur van 3'
    const visits = ['2026-11-24', '2026-12-24', '2027-01-25'].map((day) => ({
      treatmentType,
      appointmentDate: `${day}T10:00`,
    }))
    const { body } = await post('/series', { ...person, visits })
    const booked = body.visits as { clientId: string; isCovered: boolean }[]
    expect(new Set(booked.map(({ clientId }) => clientId)).size).toBe(1)
    expect(booked.map(({ isCovered }) => isCovered)).toEqual([false, true, true])
  })

  it('names every visit of a row that cannot be booked as it is', async () => {
    const { treatmentType, appointmentDate: _, ...person } = caller
    const wish = { treatmentType, appointmentDate: '2026-11-24T10:00' }
    const visits = [{ ...wish, room: 5 }, wish, { treatmentType: 'Onbekend', appointmentDate: 'tomorrow' }]
    const { status, body } = await post('/series', { ...person, visits })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'visits.0.room',
      'visits.2.appointmentDate',
      'visits.2.treatmentType',
    ])
  })
})

describe('sending again after a lost answer', () => {
  const key = { 'Idempotency-Key': 'the dialog was opened once' }
  const { treatmentType, appointmentDate: _, ...person } = caller
  const wish = (time: string) => ({ treatmentType, appointmentDate: `2026-11-24T${time}` })
  const row = { ...person, email: 'wim@example.nl', visits: [wish('10:30'), wish('10:00')] }

  it('books once with one key, and answers with what was booked', async () => {
    const first = await post('/series', row, key)
    const again = await post('/series', row, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await app.deps.db.selectFrom('appointments').select('id').execute()).toHaveLength(2)
    expect(await mailsOf('booking-confirmation')).toHaveLength(2)
  })

  it('books once when both arrive together, in a named room and in any', async () => {
    for (const room of [2, null]) {
      await app.clear()
      const both = await Promise.all([post('', { ...caller, room }, key), post('', { ...caller, room }, key)])
      expect(both.map(({ status }) => status)).toEqual([201, 201])
      expect(both[0].body.id).toBe(both[1].body.id)
    }
  })

  it('refuses another booking with the key, and takes the same one with another', async () => {
    await post('/series', row, key)
    const other = await post('/series', { ...row, notes: 'Belt terug' }, key)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
    expect(other.body.error).toContain('zoals u het eerst invulde')
    const next = await post('/series', row, { 'Idempotency-Key': 'the dialog was opened again' })
    expect(next.status).toBe(201)
  })

  it('enters a payment once with one key', async () => {
    const { id } = await visit()
    const pay = (amountCents: number, headers = {}) =>
      post(`/${id}/payments`, { amountCents, method: 'cash' }, headers)
    await pay(9900, key)
    expect((await pay(9900, key)).body.paidCents).toBe(9900)
    expect((await pay(9900)).body.paidCents).toBe(19_800)
    const back = { 'Idempotency-Key': 'what was paid is given back' }
    await pay(-19_800, back)
    expect(await pay(-19_800, back)).toMatchObject({ status: 200, body: { paidCents: 0 } })
  })

  it('takes the same sum once more for another payment once the first is shown', async () => {
    const { id } = await visit()
    const pay = (settledCents: number) =>
      post(`/${id}/payments`, { amountCents: 4900, method: 'cash', settledCents }, key)
    await pay(0)
    expect((await pay(0)).body.paidCents).toBe(4900)
    expect((await pay(4900)).body.paidCents).toBe(9800)
  })

  it('refuses the payment that a colleague has entered meanwhile, and enters nothing', async () => {
    const { id } = await visit()
    const pay = (settledCents: number) =>
      post(`/${id}/payments`, { amountCents: 4900, method: 'card', settledCents })
    expect((await pay(0)).body.paidCents).toBe(4900)
    const second = await pay(0)
    expect([second.status, second.body.code]).toEqual([409, 'visit_changed'])
    expect((await pay(4900)).body.paidCents).toBe(9800)
  })

  it('refuses another payment with the key, in the words of the desk, and enters nothing', async () => {
    const { id } = await visit()
    const pay = (payment: object) =>
      post(`/${id}/payments`, { amountCents: 9900, method: 'card', ...payment }, key)
    await pay({})
    for (const other of [{ amountCents: 4900 }, { method: 'cash' }]) {
      const { status, body } = await pay(other)
      expect([status, body.code]).toEqual([409, 'idempotency_conflict'])
      expect(body.error).toContain('Deze betaling is al ingevoerd')
    }
    expect(await visitNow(id)).toMatchObject({ paidCents: 9900, payments: [{ amountCents: 9900 }] })
  })
})

describe('marking', () => {
  it('shows an arrival to the desk, and the client a confirmed visit', async () => {
    const booked = await online({ appointmentDate: '2026-11-19T12:00' })
    app.travelTo('2026-11-19T10:55:00Z')
    expect((await post(`/${booked.id}/status`, { status: 'arrived' })).body.status).toBe('arrived')
    expect((await clientSees(booked)).status).toBe('confirmed')
    expect((await post(`/${booked.id}/status`, { status: 'completed' })).body.status).toBe('completed')
  })

  it('charges half the price for not coming, a consultation its own fee, and takes it back with another mark', async () => {
    const booked = await online()
    const missed = await post(`/${booked.id}/status`, { status: 'no_show' })
    expect(missed.body).toMatchObject({ status: 'no_show', feeCents: 2000 })
    expect(await clientSees(booked)).toMatchObject({ status: 'no_show', chargedCents: 2000 })
    expect((await post(`/${booked.id}/status`, { status: 'arrived' })).body.feeCents).toBe(0)
  })

  it('shows whether the address of a visit was proven, and a caller as somebody the desk knows', async () => {
    expect(await visitNow((await online()).id)).toMatchObject({ isProven: false })
    expect(await visitNow((await proven({ email: 'lotte@example.nl' })).id)).toMatchObject({ isProven: true })
    expect(await visitNow((await visit()).id)).toMatchObject({ isProven: true })
  })

  it('waives the fee of not coming with a reason, and not without', async () => {
    const booked = await online()
    const bare = await post(`/${booked.id}/status`, { status: 'no_show', waiveFee: true })
    expect([bare.status, bare.body.fields]).toEqual([422, { reason: 'Schrijf erbij waarom.' }])
    const waived = await post(`/${booked.id}/status`, {
      status: 'no_show',
      waiveFee: true,
      reason: 'Ziekenhuis',
    })
    expect(waived.body).toMatchObject({ status: 'no_show', feeCents: 0, waiver: 'Ziekenhuis' })
    const back = await post(`/${booked.id}/status`, { status: 'no_show' })
    expect(back.body).toMatchObject({ feeCents: 2000, waiver: null })
  })
})

describe('paying', () => {
  it('adds up what was paid, and takes back what was entered wrongly', async () => {
    const { id } = await visit()
    await post(`/${id}/payments`, { amountCents: 5000, method: 'card' })
    app.travelTo('2026-11-19T08:01:00Z')
    const { body } = await post(`/${id}/payments`, { amountCents: -2000, method: 'cash' })
    expect(body.paidCents).toBe(3000)
    const tooMuch = await post(`/${id}/payments`, { amountCents: -3001, method: 'cash' })
    expect([tooMuch.status, Object.keys(tooMuch.body.fields)]).toEqual([422, ['amountCents']])
    const details = await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })
    expect(details.body.payments).toMatchObject([
      { amountCents: 5000, method: 'card', by: 'Joris Smit' },
      { amountCents: -2000, method: 'cash', by: 'Joris Smit' },
    ])
  })

  it('mails the payment link to who chose to pay beforehand, and shows it until it is paid or they stayed away', async () => {
    const registered = await app.call('/api/auth/register', { body: registrationOf() })
    const cookie = sessionOf(registered)
    const booking = { paymentOption: 'pay_now', dateOfBirth: '1990-05-01' }
    const url = 'https://pay.example/1'
    const named = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
    const { body: booked } = await app.call('/api/appointments', {
      body: bookingOf({ ...booking, treatmentType: named }),
      cookie,
    })
    const { body } = await post(`/${booked.id}/payment-link`, { url })
    expect(body.paymentLink).toBe(url)
    expect(await mailsOf('payment-link')).toEqual([{ state: 'queued', recipient: 'noor@example.nl' }])
    const shown = async () => (await app.call('/api/appointments', { cookie })).body[0].paymentLink
    expect(await shown()).toBe(url)
    // Who stayed away owes the fee, not the price that the link asks for.
    await post(`/${booked.id}/status`, { status: 'no_show' })
    expect(await shown()).toBeNull()
    await post(`/${booked.id}/status`, { status: 'confirmed' })
    expect(await shown()).toBe(url)
    await post(`/${booked.id}/payments`, { amountCents: body.priceCents, method: 'transfer' })
    expect(await shown()).toBeNull()
  })

  it.each(['no_show', 'paid'])('mails no payment link once a visit is %s', async (became) => {
    const treatmentType = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
    const booked = await online({ treatmentType, paymentOption: 'pay_now' })
    const { priceCents } = await visitNow(booked.id)
    if (became === 'no_show') await post(`/${booked.id}/status`, { status: became })
    else await post(`/${booked.id}/payments`, { amountCents: priceCents, method: 'card' })
    await post(`/${booked.id}/payment-link`, { url: 'https://pay.example/1' })
    expect(await mailsOf('payment-link')).toEqual([])
  })

  it.each([
    ['paid', (id: string, amountCents: number) => post(`/${id}/payments`, { amountCents, method: 'card' })],
    ['cancelled', (id: string) => post(`/${id}/cancel`, { notify: false })],
    ['given another link', (id: string) => post(`/${id}/payment-link`, { url: 'https://pay.example/2' })],
  ])('asks nobody to pay by a link whose visit was %s before the mail left', async (_, happens) => {
    const treatmentType = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
    const { id } = await online({ treatmentType, paymentOption: 'pay_now' })
    await post(`/${id}/payment-link`, { url: 'https://pay.example/1' })
    const leave = await paymentMail()
    expect((await leave())?.html).toContain('https://pay.example/1')
    await happens(id, (await visitNow(id)).priceCents)
    expect(await leave()).toBeNull()
  })

  it.each([true, false])(
    'asks to pay for the day as it is when the mail leaves, whether its move was told (%s) or not',
    async (notify) => {
      const treatmentType = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
      const { id } = await online({ treatmentType, paymentOption: 'pay_now' })
      await post(`/${id}/payment-link`, { url: 'https://pay.example/1' })
      const moved = await post(`/${id}/move`, { appointmentDate: '2026-11-26T15:30', notify })
      expect(moved.status).toBe(200)
      expect(await mailsOf('payment-link')).toMatchObject([{ state: 'queued' }])
      const leave = await paymentMail()
      const mail = await leave()
      expect(mail?.text).toContain('26 november')
      expect(mail?.text).toContain('15:30')
    },
  )

  it.each([true, false])(
    'asks to pay after all where its turn came while the visit was cancelled, told (%s) or not, and that was undone',
    async (notify) => {
      const treatmentType = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
      const { id } = await online({ treatmentType, paymentOption: 'pay_now' })
      await post(`/${id}/payment-link`, { url: 'https://pay.example/1' })
      const states = async () => (await mailsOf('payment-link')).map(({ state }) => state).toSorted()
      const cancelled = async () => {
        const { sequence } = (await post(`/${id}/cancel`, { notify })).body
        return { undo: () => post(`/${id}/undo`, { sequence }) }
      }
      await (await cancelled()).undo()
      expect(await states(), 'its turn has not come').toEqual(['queued'])
      const { undo } = await cancelled()
      await app.deps.db
        .updateTable('mails')
        .set({ state: 'dropped', data: '{}' })
        .where('kind', '=', 'payment-link')
        .execute()
      expect((await undo()).status).toBe(200)
      expect(await states()).toEqual(['dropped', 'queued'])
    },
  )

  it('mails a link once that is kept twice', async () => {
    const treatmentType = entries.find(({ treatment }) => treatment.priceCents > 0)?.treatment.name.nl
    const { id } = await online({ treatmentType, paymentOption: 'pay_now' })
    for (const url of ['https://pay.example/1', 'https://pay.example/1'])
      expect((await post(`/${id}/payment-link`, { url })).body.paymentLink).toBe(url)
    expect(await mailsOf('payment-link')).toHaveLength(1)
  })

  it('keeps a link with odd signs in it as browsers write it', async () => {
    const { id } = await visit()
    const { status, body } = await post(`/${id}/payment-link`, { url: 'https://pay.example/a\u0000\nb' })
    expect([status, body.paymentLink]).toEqual([200, 'https://pay.example/a%00b'])
  })

  it.each(['http://pay.example/1', 'javascript:alert(1)', 'pay.example'])(
    'takes no link like %s',
    async (url) => {
      const { id } = await visit()
      const { status, body } = await post(`/${id}/payment-link`, { url })
      expect([status, body.fields]).toEqual([422, { url: 'Plak een adres dat met https:// begint.' }])
    },
  )
})

it('keeps the history of a visit: what, by whom, from what to what', async () => {
  const booked = await online()
  await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T21:00', notify: false })
  const { body } = await app.call(`/api/desk/appointments/${booked.id}`, { cookie: desk.cookie })
  expect(body.history).toMatchObject([
    { action: 'visit.booked.guest', by: null },
    {
      action: 'visit.moved',
      by: 'Joris Smit',
      from: { start: '2026-11-24T09:00:00.000Z' },
      to: { start: '2026-11-24T20:00:00.000Z' },
    },
  ])
  expect(body.mails.map((mail: { kind: string }) => mail.kind)).toEqual(['booking-confirmation'])
  // The record stays for good: it names nobody.
  expect(JSON.stringify(body.history)).not.toMatch(/noor|vries/i)
})
