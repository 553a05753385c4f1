import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changedMailComposers } from '#server/features/visit-mails/emails/changed.tsx'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import { languages } from '#shared/i18n/languages.ts'
import { clientAppointment } from '#shared/features/booking/appointment-contract.ts'
import type { Answer, CallOptions, TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, somebody, signUp, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

let people = 0
beforeEach(() => void (people = 0))

type Booked = { readonly id: string; readonly token: string }
const visit = '2026-11-24T13:00:00.000Z'
const book = async (changes: Record<string, unknown> = {}, options: CallOptions = {}): Promise<Booked> => {
  // After the first, everybody who books is somebody else.
  const others = people++ === 0 ? {} : { email: somebody() }
  const body = bookingOf({
    treatmentType: 'Hydra facial gezicht',
    appointmentDate: visit,
    ...others,
    ...changes,
  })
  const answer = await app.call('/api/appointments', { body, ...options })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  // The link as the client has it from the mail.
  const link = new URL(mailedManageUrlOf(answer.body.id, 'nl', app.deps.env))
  return { id: answer.body.id, token: link.searchParams.get('token') ?? '' }
}
const register = (username: string) => signUp(app, username)
const cancel = ({ id, token }: Booked) =>
  app.call(`/api/appointments/${id}/cancel?token=${token}`, { body: {} })
const move = ({ id, token }: Booked, appointmentDate: string) =>
  app.call(`/api/appointments/${id}/reschedule?token=${token}`, { body: { appointmentDate } })
const rowOf = ({ id }: Booked) =>
  app.database.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const cellsOf = async ({ id }: Booked) =>
  (
    await app.database.db
      .selectFrom('slot_occupancy')
      .select(['slot', 'room'])
      .where('appointment_id', '=', id)
      .orderBy('slot')
      .execute()
  ).map((row) => row.slot.toISOString())
const changeMails = () =>
  app.database.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', 'like', 'booking-%ed%')
    .orderBy('kind')
    .execute()

describe('cancelling', () => {
  it('by the manage link frees the time and mails the client and the clinic', async () => {
    const booked = await book({}, { language: 'es' })
    const answer = await cancel(booked)
    expect(answer.status).toBe(200)
    expect(clientAppointment.parse(answer.body)).toEqual(answer.body)
    expect(answer.body).toMatchObject({ id: booked.id, status: 'cancelled', feeCents: 0, freeUntil: null })
    expect(await cellsOf(booked)).toEqual([])
    expect(await rowOf(booked)).toMatchObject({ status: 'cancelled', sequence: 1 })
    expect(await changeMails()).toMatchObject([
      { kind: 'booking-cancelled', recipient: 'noor@example.nl', language: 'es' },
      { kind: 'booking-cancelled-notice', recipient: 'balie@clinic.example', language: 'nl' },
    ])
  })

  it.each([
    ['Hydra facial gezicht', '2026-11-23T13:00:00Z', 0],
    ['Hydra facial gezicht', '2026-11-23T13:00:01Z', 0.5],
    ['Gratis consult', '2026-11-23T13:00:00Z', 0],
    ['Gratis consult', '2026-11-23T13:00:01Z', 2000],
  ])('%s at %s costs what the rules say', async (treatmentType, now, fee) => {
    const booked = await book({ treatmentType })
    app.travelTo(now)
    const { body } = await cancel(booked)
    const expected = fee === 0.5 ? body.priceCents / 2 : fee
    expect([body.feeCents, body.chargedCents]).toEqual([expected, expected])
    expect((await rowOf(booked)).cancelled_fee_cents).toBe(expected)
  })

  it('is refused where it costs more than the client was shown, and is done where it costs less', async () => {
    const booked = await book()
    const shown = (feeCents: number) =>
      app.call(`/api/appointments/${booked.id}/cancel?token=${booked.token}`, { body: { feeCents } })
    app.travelTo('2026-11-23T13:00:01Z')
    expect(await shown(0)).toMatchObject({ status: 409, body: { code: 'fee_changed' } })
    expect([await cellsOf(booked), await changeMails()]).toEqual([expect.arrayContaining([visit]), []])
    const { priceCents } = (await shown(1_000_00)).body
    expect((await rowOf(booked)).cancelled_fee_cents).toBe(priceCents / 2)
  })

  it('twice changes and mails nothing more, and answers the same', async () => {
    const booked = await book()
    app.travelTo('2026-11-24T10:00:00Z')
    const first = await cancel(booked)
    app.travelTo('2026-11-24T15:00:00Z')
    const second = await cancel(booked)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect((await changeMails()).length).toBe(2)
    expect((await rowOf(booked)).sequence).toBe(1)
  })

  it('is over once the visit has begun', async () => {
    const booked = await book()
    app.travelTo(visit)
    expect(await cancel(booked)).toMatchObject({ status: 409, body: { code: 'appointment_over' } })
    expect(await cellsOf(booked)).toHaveLength(2)
  })

  it('gives the time to the next who books it', async () => {
    const bookNext = () => book({ email: somebody() })
    const booked = await Promise.all(Array.from({ length: 4 }, bookNext))
    await expect(bookNext()).rejects.toThrow('slot_taken')
    await cancel(booked[2] ?? { id: '', token: '' })
    await bookNext()
  })
})

describe('moving', () => {
  it('takes the new half hours, frees the old ones and mails the client and the clinic', async () => {
    const booked = await book()
    const answer = await move(booked, '2026-11-26T10:00')
    expect(answer.status).toBe(200)
    expect(clientAppointment.parse(answer.body)).toEqual(answer.body)
    expect(answer.body).toMatchObject({
      id: booked.id,
      status: 'confirmed',
      appointmentDate: '2026-11-26T09:00:00.000Z',
      feeCents: 0,
      freeUntil: '2026-11-25T09:00:00.000Z',
    })
    expect(await cellsOf(booked)).toEqual(['2026-11-26T09:00:00.000Z', '2026-11-26T09:30:00.000Z'])
    expect(await changeMails()).toMatchObject([
      { kind: 'booking-moved', recipient: 'noor@example.nl' },
      { kind: 'booking-moved-notice', recipient: 'balie@clinic.example' },
    ])
    await move(booked, '2026-11-27T10:00')
    expect((await rowOf(booked)).sequence).toBe(2)
    expect((await changeMails()).length).toBe(4)
  })

  it('late costs half the price each time, and the fee stays', async () => {
    const booked = await book()
    app.travelTo('2026-11-24T09:00:00Z')
    const { body } = await move(booked, '2026-11-26T10:00')
    expect([body.feeCents, body.chargedCents]).toEqual([body.priceCents / 2, body.priceCents / 2])
    expect((await cancel(booked)).body).toMatchObject({ feeCents: 0, chargedCents: body.priceCents / 2 })
  })

  it('by half an hour works in a full clinic: its own time does not stand in its way', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => book()))
    const [first = { id: '', token: '' }] = all
    expect((await move(first, '2026-11-24T14:30')).status).toBe(200)
    expect(await cellsOf(first)).toEqual(['2026-11-24T13:30:00.000Z', '2026-11-24T14:00:00.000Z'])
    expect((await move(first, '2026-11-24T14:00')).status).toBe(200)
    expect(await cellsOf(first)).toEqual(['2026-11-24T13:00:00.000Z', '2026-11-24T13:30:00.000Z'])
  })

  it('to a time that is full leaves everything as it was', async () => {
    const booked = await book()
    for (let n = 0; n < 4; n++) await book({ appointmentDate: '2026-11-25T10:00' })
    const before = [await rowOf(booked), await cellsOf(booked)]
    expect(await move(booked, '2026-11-25T10:30')).toMatchObject({
      status: 409,
      body: { code: 'slot_taken' },
    })
    expect([await rowOf(booked), await cellsOf(booked)]).toEqual(before)
    expect(await changeMails()).toEqual([])
  })

  it('is refused where it costs more than the client was shown', async () => {
    const booked = await book()
    app.travelTo('2026-11-23T13:00:01Z')
    const body = { appointmentDate: '2026-11-26T10:00', feeCents: 0 }
    const answer = await app.call(`/api/appointments/${booked.id}/reschedule?token=${booked.token}`, { body })
    expect(answer).toMatchObject({ status: 409, body: { code: 'fee_changed' } })
    expect([(await rowOf(booked)).sequence, await changeMails()]).toEqual([0, []])
  })

  it('to the time it has changes nothing', async () => {
    const booked = await book()
    expect(await move(booked, visit)).toMatchObject({ status: 200, body: { feeCents: 0 } })
    expect([(await rowOf(booked)).sequence, await changeMails()]).toEqual([0, []])
  })

  it('lets as many rivals win as there are rooms; the others keep what they had', async () => {
    const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']
    const rivals: Booked[] = []
    for (const time of times) rivals.push(await book({ appointmentDate: `2026-11-24T${time}` }))
    const before = await Promise.all(rivals.map(cellsOf))
    const answers = await Promise.all(rivals.map((rival) => move(rival, '2026-11-25T10:00')))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 200, 409, 409])
    for (const [index, answer] of answers.entries()) {
      const cells = await cellsOf(rivals[index] ?? { id: '', token: '' })
      expect(cells).toEqual(
        answer.status === 200 ? ['2026-11-25T09:00:00.000Z', '2026-11-25T09:30:00.000Z'] : before[index],
      )
    }
  })

  it('at once in all directions never loses or doubles a half hour', async () => {
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00']
    const all: Booked[] = []
    for (const time of times) {
      for (let n = 0; n < 2; n++) all.push(await book({ appointmentDate: `2026-11-24T${time}` }))
    }
    const answers = await Promise.all(
      all.flatMap((one, index) => [
        move(one, `2026-11-24T${times[(index + 2) % 5]}`),
        index % 4 === 0 ? cancel(one) : move(one, `2026-11-24T${times[(index + 3) % 5]}`),
      ]),
    )
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    for (const one of all) {
      const row = await rowOf(one)
      const start = row.starts_at.getTime()
      const expected = [start, start + 1_800_000].map((time) => new Date(time).toISOString())
      expect(await cellsOf(one)).toEqual(row.status === 'cancelled' ? [] : expected)
    }
  })

  it.each([
    ['2026-11-18T10:00', 'slot_in_past'],
    ['2026-11-19T09:30', 'slot_too_soon'],
    ['2026-11-24T10:10', 'slot_off_grid'],
    ['2026-11-22T10:00', 'slot_closed'],
    ['2027-05-19T10:00', 'slot_beyond_horizon'],
    ['morgen', 'invalid_input'],
    ['', 'invalid_input'],
  ])('to %s is refused with %s', async (appointmentDate, code) => {
    const booked = await book()
    const answer = await move(booked, appointmentDate)
    expect([answer.status, answer.body.code]).toEqual([422, code])
    expect(answer.body.fields.appointmentDate).not.toMatch(/slot_|\{\{/)
    expect((await rowOf(booked)).starts_at.toISOString()).toBe(visit)
  })

  it('to a day on which its client is too young for it is refused as a booking is', async () => {
    const young = { treatmentType: 'Botox eerste zone', dateOfBirth: '2008-11-24' }
    const booked = await book(young)
    for (const language of ['nl', 'es']) {
      const wish = { ...young, appointmentDate: '2026-11-23T10:00' }
      const refused = await app.call('/api/appointments', { body: bookingOf(wish), language })
      const answer = await app.call(`/api/appointments/${booked.id}/reschedule?token=${booked.token}`, {
        body: { appointmentDate: wish.appointmentDate },
        language,
      })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['dateOfBirth']])
      expect(answer.body).toEqual(refused.body)
    }
    expect((await rowOf(booked)).starts_at.toISOString()).toBe(visit)
    expect((await move(booked, '2026-11-25T10:00')).status).toBe(200)
  })

  it('never revives a cancelled appointment', async () => {
    const booked = await book()
    await cancel(booked)
    const answer = await move(booked, '2026-11-26T10:00')
    expect([answer.status, answer.body.code]).toEqual([409, 'appointment_cancelled'])
    expect(await rowOf(booked)).toMatchObject({ status: 'cancelled', sequence: 1 })
    expect(await cellsOf(booked)).toEqual([])
  })

  it('is over once the visit has begun', async () => {
    const booked = await book()
    app.travelTo(visit)
    expect((await move(booked, '2026-11-26T10:00')).body.code).toBe('appointment_over')
  })
})

describe('an appointment of somebody else', () => {
  const ways = (id: string, options: CallOptions): Promise<Answer>[] => [
    app.call(`/api/appointments/${id}`, options),
    app.call(`/api/appointments/${id}/calendar.ics`, options),
    app.call(`/api/appointments/${id}/cancel`, { ...options, body: {} }),
    app.call(`/api/appointments/${id}/reschedule`, {
      ...options,
      body: { appointmentDate: '2026-11-26T10:00' },
    }),
  ]

  it('answers a session exactly as one that does not exist', async () => {
    const booked = await book({}, { cookie: await register('owner') })
    const cookie = await register('stranger')
    const foreign = await Promise.all(ways(booked.id, { cookie }))
    const unknown = await Promise.all(ways('9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d', { cookie }))
    const nonsense = await Promise.all(ways("1' or '1'='1", { cookie }))
    const seen = (answers: readonly Answer[]) => answers.map(({ status, body }) => ({ status, body }))
    expect(foreign.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect(seen(foreign)).toEqual(seen(unknown))
    expect(seen(foreign)).toEqual(seen(nonsense))
    expect(await rowOf(booked)).toMatchObject({ status: 'confirmed', sequence: 0 })
  })

  it('answers a link of another appointment, and nobody at all, not more', async () => {
    const booked = await book()
    const other = await book()
    const nobody = await Promise.all(ways(booked.id, {}))
    expect(nobody.map((answer) => answer.status)).toEqual([401, 401, 401, 401])
    expect((await cancel({ id: booked.id, token: other.token })).status).toBe(403)
    expect((await move({ id: booked.id, token: 'x' }, '2026-11-26T10:00')).status).toBe(403)
    expect(await rowOf(booked)).toMatchObject({ status: 'confirmed', sequence: 0 })
  })
})

describe('a link that is only opened', () => {
  it('changes nothing and mails nobody, whatever mail programs open', async () => {
    const booked = await book()
    const before = await rowOf(booked)
    const open = async (path: string) =>
      (await app.call(`/api/appointments/${booked.id}${path}?token=${booked.token}`)).status
    expect([await open(''), await open('/calendar.ics')]).toEqual([200, 200])
    expect([await open('/cancel'), await open('/reschedule')]).toEqual([405, 405])
    expect([await rowOf(booked), await cellsOf(booked)]).toMatchObject([before, { length: 2 }])
    expect(await changeMails()).toEqual([])
  })
})

describe('the session of the owner', () => {
  it('opens, moves and cancels what was booked with it', async () => {
    const cookie = await register('owner')
    const { id } = await book({ email: 'other@example.nl' }, { cookie })
    const path = `/api/appointments/${id}`
    expect((await app.call(path, { cookie })).body).toMatchObject({ id, feeCents: 0 })
    expect((await app.call(`${path}/calendar.ics`, { cookie })).body).toContain('SEQUENCE:0')
    const moved = await app.call(`${path}/reschedule`, {
      cookie,
      body: { appointmentDate: '2026-11-26T10:00' },
    })
    expect(moved.status).toBe(200)
    expect((await app.call(`${path}/calendar.ics`, { cookie })).body).toContain('SEQUENCE:1')
    const cancelled = await app.call(`${path}/cancel`, { cookie, method: 'POST' })
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled'])
    const file = await app.call(`${path}/calendar.ics`, { cookie })
    expect(file.headers.get('Content-Type')).toContain('method=CANCEL')
    expect(file.body).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2[^]*STATUS:CANCELLED/)
  })

  it('gets its mails in the language of the account', async () => {
    const cookie = await register('owner')
    await app.database.db.updateTable('clients').set({ language: 'ar' }).execute()
    const { id } = await book({}, { cookie, language: 'en' })
    const [confirmation] = await app.database.db
      .selectFrom('mails')
      .select('language')
      .where('kind', '=', 'booking-confirmation')
      .execute()
    expect(confirmation?.language).toBe('ar')
    await app.call(`/api/appointments/${id}/cancel`, { cookie, method: 'POST' })
    expect((await changeMails())[0]).toMatchObject({ kind: 'booking-cancelled', language: 'ar' })
  })
})

describe.each(languages)('the mails about a change in %s', (language) => {
  it('tell the moment and the fee, and carry the calendar file that follows the change', async () => {
    const booked = await book()
    app.travelTo('2026-11-24T10:00:00Z')
    await move(booked, '2026-11-26T10:30')
    await cancel(booked)
    const [composers, mails] = [changedMailComposers(app.deps), await changeMails()]
    expect(new Set(mails.map(({ kind }) => kind)).size).toBe(4)
    for (const mail of mails) {
      const composed = await composers[mail.kind]?.(mail.data, language)
      for (const part of [composed?.subject, composed?.html, composed?.text]) {
        expect(part).not.toMatch(/\{\{|\}\}|undefined|changeMail\./)
      }
      expect(composed?.text).toContain('10:30')
      if (mail.kind.startsWith('booking-moved')) expect(composed?.text).toMatch(/14:00[^]*\d+[,.]\d\d/)
      if (mail.kind.endsWith('notice')) continue
      const isCancelled = mail.kind === 'booking-cancelled'
      const file = composed?.calendar
      expect(file?.method).toBe(isCancelled ? 'CANCEL' : 'REQUEST')
      expect(file?.content).toContain(`UID:${booked.id}`)
      expect(file?.content).toContain(isCancelled ? 'SEQUENCE:2' : 'SEQUENCE:1')
      expect(file?.content).toContain('DTSTART:20261126T093000Z')
    }
  })
})
