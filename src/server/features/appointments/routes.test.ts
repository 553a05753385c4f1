import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointmentAnswer } from '#shared/features/booking/contract.ts'
import { appointmentIdOf } from '#shared/features/booking/manage-token.ts'
import { managedAppointmentAnswer } from '#shared/features/booking/appointment-contract.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { clinic } from '../../../../tests/clinic.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

let people = 0
beforeEach(() => void (people = 0))
/** Everybody who books is somebody else, but for who repeats a booking by its key. */
const guest = () => (people++ === 0 ? 'noor@example.nl' : `noor${people}@example.nl`)
const book = (changes: Record<string, unknown> = {}, options: { language?: string; key?: string } = {}) =>
  app.call('/api/appointments', {
    body: bookingOf({ email: options.key === undefined ? guest() : 'weer@example.nl', ...changes }),
    ...(options.language !== undefined && { language: options.language }),
    ...(options.key !== undefined && { headers: { 'Idempotency-Key': options.key } }),
  })
const onlyRow = () => app.database.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow()
const countAppointments = async () =>
  (await app.database.db.selectFrom('appointments').select('id').execute()).length

describe('a booking', () => {
  it('answers with the appointment, takes the half hours of one room and stores two mails', async () => {
    const answer = await book({
      treatmentType: 'Hydra facial gezicht',
      appointmentDate: '2026-11-24T10:00:00.000Z',
    })
    expect(answer.status).toBe(201)
    expect(appointmentAnswer.parse(answer.body)).toEqual(answer.body)
    expect(answer.body).toMatchObject({
      treatmentType: 'Hydra facial gezicht',
      appointmentDate: '2026-11-24T10:00:00.000Z',
      durationMinutes: 60,
      status: 'confirmed',
      paymentOption: 'pay_later',
    })
    expect(answer.body.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const slots = await app.database.db.selectFrom('slot_occupancy').selectAll().orderBy('slot').execute()
    expect(slots.map((row) => row.slot.toISOString())).toEqual([
      '2026-11-24T10:00:00.000Z',
      '2026-11-24T10:30:00.000Z',
    ])
    expect(new Set(slots.map((row) => row.room)).size).toBe(1)
    const mails = await app.database.db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'language'])
      .execute()
    expect(mails.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'booking-confirmation', recipient: 'noor@example.nl', language: 'nl' },
      { kind: 'booking-notice', recipient: 'balie@clinic.example', language: 'nl' },
    ])
  })

  it('costs no more than the page showed, and no terms are agreed to before they are made', async () => {
    const treatmentType = 'Hydra facial gezicht'
    const { priceCents = 0 } = app.deps.priceList.findByName(treatmentType)?.treatment ?? {}
    const dearer = await book({ treatmentType, priceCents: priceCents - 100 }, { language: 'en' })
    expect([dearer.status, dearer.body.fields]).toEqual([
      422,
      { treatmentType: expect.stringContaining('costs more now than you were shown') },
    ])
    const early = await book({ termsVersion: '2099-01-01' })
    expect([early.status, Object.keys(early.body.fields)]).toEqual([422, ['termsVersion']])
    expect(await countAppointments()).toBe(0)
    expect((await book({ treatmentType, priceCents: priceCents + 100 })).status).toBe(201)
    expect((await onlyRow()).price_cents).toBe(priceCents)
  })

  it('says where its mails go: to the account that books, whatever address was typed', async () => {
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    const body = bookingOf({ email: 'werk@example.nl' })
    expect((await app.call('/api/appointments', { cookie, body })).body.mailTo).toBe('noor@example.nl')
    const mails = app.database.db
      .selectFrom('mails')
      .select('recipient')
      .where('kind', '=', 'booking-confirmation')
    expect(await mails.execute()).toEqual([{ recipient: 'noor@example.nl' }])
    const guest = { ...body, appointmentDate: '2026-11-24T15:00' }
    expect((await app.call('/api/appointments', { body: guest })).body.mailTo).toBe('werk@example.nl')
  })

  it('keeps the language of the page for the manage link and the mail', async () => {
    const answer = await book({}, { language: 'ar-SA,ar;q=0.9,en;q=0.8' })
    expect(answer.body.manageUrl).toMatch(/^https:\/\/clinic\.example\/ar\/afspraak\/beheer\?token=/)
    expect((await onlyRow()).language).toBe('ar')
    await book({ appointmentDate: '2026-11-24T11:00' }, { language: 'fr' })
    const rows = await app.database.db.selectFrom('appointments').select('language').execute()
    expect(rows.map((row) => row.language).toSorted()).toEqual(['ar', 'nl'])
  })

  it('stores names as they are written and telephone numbers in one way', async () => {
    const name = { firstName: "D'Arcy 'Ñ", lastName: 'فاطمة الزهراء; drop table appointments' }
    await book({
      ...name,
      phone: '+34 (612) 34-56-78',
      notes: 'Eerste keer\nGraag rustig',
      dateOfBirth: '2004-02-29',
    })
    expect(await onlyRow()).toMatchObject({
      first_name: name.firstName,
      last_name: name.lastName,
      phone: '+34612345678',
      notes: 'Eerste keer\nGraag rustig',
      date_of_birth: '2004-02-29',
    })
  })

  it.each([
    ['06-12345678', '+31612345678'],
    ['(036) 123 45 67', '+31361234567'],
    ['0031 6 12345678', '+31612345678'],
    ['+32 470 12 34 56', '+32470123456'],
    ['\u200e٠٦ ١٢٣٤ ٥٦٧٨\u200f', '+31612345678'],
    ['\u061c\u202a+۳۱ ۶ ۱۲۳۴۵۶۷۸\u202c', '+31612345678'],
    ['[06] 1234 – 5678', '+31612345678'],
    ['０６－１２３４５６７８', '+31612345678'],
  ])('takes the telephone number %s', async (typed, stored) => {
    expect((await book({ phone: typed })).status).toBe(201)
    expect((await onlyRow()).phone).toBe(stored)
  })

  it.each(['٢٠٠٤-٠٢-٢٩', '۲۰۰۴-۰۲-۲۹'])('takes the day of birth %s', async (dateOfBirth) => {
    expect((await book({ dateOfBirth })).status).toBe(201)
    expect(await onlyRow()).toMatchObject({ date_of_birth: '2004-02-29' })
  })

  it.each(['', null, 7])(
    'takes empty optional fields as none, and fields it does not know as nothing, as %j for a website',
    async (website) => {
      const answer = await book({
        dateOfBirth: '',
        notes: '  ',
        clientId: 'x',
        status: 'cancelled',
        website,
      })
      expect(answer.status).toBe(201)
      expect(await onlyRow()).toMatchObject({ date_of_birth: null, notes: null, status: 'confirmed' })
    },
  )

  it('stores the payment option and the wish for the newsletter', async () => {
    await book({ paymentOption: 'pay_now', subscribeNewsletter: true })
    expect(await onlyRow()).toMatchObject({ payment_option: 'pay_now', wants_newsletter: true })
  })

  it('reads a time without a zone as the time of the clinic, in summer and in winter', async () => {
    const start = async (appointmentDate: string) => (await book({ appointmentDate })).body.appointmentDate
    expect(await start('2027-03-27T10:00')).toBe('2027-03-27T09:00:00.000Z')
    expect(await start('2027-03-29T10:00')).toBe('2027-03-29T08:00:00.000Z')
    expect(await start('2027-03-29T11:30:00+02:00')).toBe('2027-03-29T09:30:00.000Z')
  })
})

describe('a booking is refused', () => {
  it.each(['2026-11-24T08:00:00.999Z', '2026-11-24T09:00:30', '2026-11-24T09:00:00.0001+01:00'])(
    'as off the grid at %s',
    async (appointmentDate) => {
      const answer = await book({ appointmentDate })
      expect([answer.status, answer.body.code]).toEqual([422, 'slot_off_grid'])
      expect(Object.keys(answer.body.fields)).toEqual(['appointmentDate'])
    },
  )

  const fieldsOf = async (changes: Record<string, unknown>, language = 'nl') => {
    const answer = await book(changes, { language })
    expect([answer.status, await countAppointments()]).toEqual([422, 0])
    return answer.body.fields
  }

  it('with a sentence at every field that is wrong', async () => {
    expect(
      await fieldsOf({
        firstName: ' ',
        lastName: undefined,
        email: 'noor',
        phone: '',
        dateOfBirth: '2001-02-29',
      }),
    ).toEqual({
      firstName: 'Dit veld is verplicht.',
      lastName: 'Dit veld is verplicht.',
      email: 'Voer een geldig e-mailadres in.',
      phone: 'Dit veld is verplicht.',
      dateOfBirth: 'Voer een geldige datum in.',
    })
  })

  it.each([
    ['phone', '12345'],
    ['phone', '+31 36 000'],
    ['phone', '0612345678 of 0687654321'],
    ['phone', 'bel mij'],
    ['phone', '036 123 45 67 toestel 5'],
    ['phone', '036 123 45 67 ext. 5'],
    ['email', 'a@b@c'],
    ['email', 'noor@example.nl, piet@example.nl'],
    ['email', 'noor@example.nl\r\nBcc: piet@example.nl'],
    ['firstName', 'x'.repeat(81)],
    ['firstName', 'Noor\nBcc: piet@example.nl'],
    ['lastName', 'nul\u0000'],
    ['notes', 'nul\u0000'],
    ['notes', 'x'.repeat(1001)],
    ['paymentOption', 'cash'],
    ['saveDetails', 'yes'],
    ['treatmentType', 'Haartransplantatie'],
    ['treatmentType', ''],
    ['dateOfBirth', '29-02-2004'],
    ['dateOfBirth', '2027-01-01'],
    ['dateOfBirth', '1850-01-01'],
    ['appointmentDate', 'morgen'],
    ['appointmentDate', '2026-11-24'],
    ['website', 'https://spam.example'],
  ])('when %s is %j', async (field, value) => {
    expect(Object.keys(await fieldsOf({ [field]: value }))).toEqual([field])
  })

  it.each([
    ['2026-11-18T10:00', 'slot_in_past'],
    ['2026-11-19T09:30', 'slot_too_soon'],
    ['2026-11-24T10:10', 'slot_off_grid'],
    ['2026-11-24T17:30', 'slot_off_grid'],
    ['2026-11-22T10:00', 'slot_closed'],
    ['2026-12-25T10:00', 'slot_closed'],
    ['2027-05-19T10:00', 'slot_beyond_horizon'],
  ])('when it should start at %s, with the code %s', async (appointmentDate, code) => {
    const answer = await book({ appointmentDate })
    expect([answer.status, answer.body.code]).toEqual([422, code])
    expect(answer.body.fields.appointmentDate).toBe(answer.body.error)
    expect(answer.body.error).not.toMatch(/slot_|\{\{/)
  })

  it('for injectables under 18 on the day of the visit, also as a promotion, with the rule of the clinic', async () => {
    const young = { treatmentType: 'Botox eerste zone', dateOfBirth: '2008-11-25' }
    expect((await fieldsOf(young)).dateOfBirth).toContain('18 jaar of ouder')
    expect((await fieldsOf(young, 'es')).dateOfBirth).toContain('18 años')
    expect((await fieldsOf({ ...young, treatmentType: 'Actie botox eerste zone' })).dateOfBirth).toContain(
      '18',
    )
    expect((await book({ ...young, dateOfBirth: '2008-11-24' })).status).toBe(201)
    expect((await book({ ...young, dateOfBirth: null })).status).toBe(201)
    expect((await book({ ...young, treatmentType: 'Hydra facial gezicht' })).status).toBe(201)
  })

  it('when every room is taken, in the language of the page', async () => {
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await book()).status)
    expect(statuses).toEqual([201, 201, 201, 201])
    const answer = await book({}, { language: 'en' })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'slot_taken',
        error: 'Someone else has just booked this time. Please choose another one.',
      },
    })
    expect((await book({ appointmentDate: '2026-11-24T10:30' })).status).toBe(201)
  })

  it('when no room is free for the whole visit', async () => {
    for (let n = 0; n < 4; n++) await book({ appointmentDate: '2026-11-24T10:30' })
    expect((await book({ treatmentType: 'Hydra facial gezicht' })).body.code).toBe('slot_taken')
    expect((await book()).status).toBe(201)
  })
})

describe('a booking sent twice', () => {
  it('with one key books once and gets the first answer, also when the time has become too near', async () => {
    const first = await book({}, { key: 'one' })
    app.travelTo('2026-11-24T08:50:00Z')
    const second = await book({}, { key: 'one', language: 'en' })
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await countAppointments()).toBe(1)
  })

  it('at the same moment books once and gets one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => book({}, { key: 'two' })))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1)
    expect([answers[0]?.status, await countAppointments()]).toEqual([201, 1])
  })

  it('gets its own answer when it took the last room itself', async () => {
    for (let n = 0; n < 3; n++) await book()
    const answers = await Promise.all(Array.from({ length: 12 }, () => book({}, { key: 'three' })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(201))
    expect(await countAppointments()).toBe(4)
  })

  it('with one key and other details is refused', async () => {
    await book({}, { key: 'four' })
    const answer = await book({ firstName: 'Sara' }, { key: 'four' })
    expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_conflict'])
  })

  it('without a key books once: nobody is in two places at a time', async () => {
    const email = 'noor@example.nl'
    const answers = await Promise.all([book({ email }), book({ email })])
    expect(answers.map(({ body }) => body.code ?? body.status).toSorted()).toEqual([
      'confirmed',
      'overlapping_visit',
    ])
    expect(await countAppointments()).toBe(1)
  })

  it('may be repeated with its key after it was refused', async () => {
    for (let n = 0; n < 4; n++) await book()
    expect((await book({}, { key: 'five' })).status).toBe(409)
    expect((await book({ appointmentDate: '2026-11-24T11:00' }, { key: 'five' })).status).toBe(201)
  })
})

describe('the manage link', () => {
  const bookAndOpen = async () => {
    const { body } = await book({ notes: 'geheim', dateOfBirth: '1990-01-01' })
    const token = new URL(body.manageUrl).searchParams.get('token') ?? ''
    return { id: body.id as string, token }
  }

  it('shows the appointment and nothing about the person', async () => {
    const { id, token } = await bookAndOpen()
    expect(appointmentIdOf(token)).toBe(id)
    const answer = await app.call(`/api/appointments/${id}?token=${token}`, { language: 'es' })
    expect(answer.status).toBe(200)
    expect(managedAppointmentAnswer.parse(answer.body)).toEqual(answer.body)
    expect(answer.body).toMatchObject({ status: 'confirmed', treatmentType: 'Gratis consult' })
    expect(JSON.stringify(answer.body)).not.toMatch(/Noor|Vries|example\.nl|12345678|geheim|1990/)
  })

  it('opens its own appointment only', async () => {
    const one = await bookAndOpen()
    const other = await bookAndOpen()
    const statusOf = async (path: string) => (await app.call(`/api/appointments/${path}`)).status
    expect(await statusOf(one.id)).toBe(401)
    expect(await statusOf(`${one.id}?token=${other.token}`)).toBe(403)
    expect(await statusOf(`${one.id}?token=${one.id}`)).toBe(403)
    expect(await statusOf(`${one.id}?token=${one.token.slice(0, -2)}AA`)).toBe(403)
    expect(await statusOf(`nonsense?token=${one.token}`)).toBe(403)
    expect(await statusOf(`${one.id}/calendar.ics`)).toBe(401)
    expect(await statusOf(`${one.id}/calendar.ics?token=${other.token}`)).toBe(403)
    await app.clear()
    expect(await statusOf(`${one.id}?token=${one.token}`)).toBe(404)
  })

  it('gives the calendar file', async () => {
    const { id, token } = await bookAndOpen()
    const answer = await app.call(`/api/appointments/${id}/calendar.ics?token=${token}`)
    expect(answer.headers.get('Content-Type')).toContain('text/calendar')
    expect(answer.headers.get('Content-Disposition')).toContain('afspraak.ics')
    expect(answer.body).toContain('DTSTART:20261124T090000Z')
    expect(answer.body).toContain('DTEND:20261124T093000Z')
  })
})

it('writes the calendar file in the language of the account, as its mails are', async () => {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  const { body } = await app.call('/api/appointments', { body: bookingOf(), cookie })
  await app.call('/api/preferences', { method: 'PATCH', body: { language: 'es' }, cookie })
  const file = await app.call(`/api/appointments/${body.id}/calendar.ics`, { cookie })
  expect(file.body).toContain(translatorFor('es')('bookingMail.calendar_title', { clinic: clinic.name }))
})

it('writes it for a guest who reads no mail as they booked, and so does not tell that the address has an account', async () => {
  await app.call('/api/auth/register', { body: registrationOf() })
  await app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  const { body } = await app.call('/api/appointments', { body: bookingOf(), language: 'es' })
  const { search } = new URL(body.manageUrl)
  const file = await app.call(`/api/appointments/${body.id}/calendar.ics${search}`)
  expect(file.body).toContain(translatorFor('es')('bookingMail.calendar_title', { clinic: clinic.name }))
})
