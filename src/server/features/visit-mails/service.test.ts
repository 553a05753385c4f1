import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import type { VisitMailJob } from '#server/features/visit-mails/jobs.ts'
import { queueVisitMail, visitMailDue } from '#server/features/visit-mails/jobs.ts'
import { dueAt, visitMailKinds } from '#server/features/visit-mails/policy.ts'
import { planVisitMails } from '#server/features/visit-mails/service.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { asTyped } from '#server/platform/mail/render.ts'
import { gridOfDay } from '#shared/features/booking/rules.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import { addDays, addMinutes } from '#shared/lib/time.ts'
import { clinic } from '../../../../tests/clinic.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import { daysOfYear, onMachinesOfTheWorld, shownByIntl } from '../../../../tests/time-zones.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  app.travelTo(testNow)
  await app.clear()
  await sql`delete from pgboss.job where name = ${visitMailDue.name}`.execute(app.database.db)
  await app.database.db.deleteFrom('clients').execute()
})
afterAll(() => app.close())

type Planned = { job: VisitMailJob; at: string }

async function planned(): Promise<Planned[]> {
  const { rows } = await sql<{ data: VisitMailJob; start_after: Date }>`
    select data, start_after from pgboss.job where name = ${visitMailDue.name} order by start_after
  `.execute(app.database.db)
  return rows.map(({ data, start_after }) => ({ job: data, at: start_after.toISOString() }))
}

/** Lets the time come of everything planned; answers with the mails that then stand in the queue. */
async function untilEvening(instant = '2026-11-24T18:00:00Z') {
  for (const { job, at } of await planned()) {
    if (at > instant) continue
    app.travelTo(at)
    await queueVisitMail(app.deps, job)
  }
  return app.database.db
    .selectFrom('mails')
    .select(['kind', 'language', 'recipient', 'data'])
    .where('kind', 'in', visitMailKinds)
    .orderBy('created_at')
    .execute()
}

async function bookVisit(changes: Readonly<Record<string, unknown>> = {}) {
  const { status, body } = await app.call('/api/appointments', { body: bookingOf(changes), language: 'es' })
  expect(status).toBe(201)
  return body as { id: string; appointmentDate: string; manageUrl: string }
}

function change(
  id: string,
  values: { status?: 'cancelled' | 'confirmed' | 'no_show'; starts_at?: Date; client_id?: string },
) {
  return app.database.db.updateTable('appointments').set(values).where('id', '=', id).execute()
}

async function addClient(wantsReminders: boolean): Promise<string> {
  const id = crypto.randomUUID()
  const key = `noor-${id}`
  await app.database.db
    .insertInto('clients')
    .values({
      ...{ id, username: key, username_key: key, password_hash: '-', first_name: 'Noor' },
      ...{ last_name: 'de Vries', email: 'noor@example.nl', language: 'ar', created_at: new Date(testNow) },
      wants_reminders: wantsReminders,
    })
    .execute()
  return id
}

describe('a booked visit', () => {
  it('is remembered in time to move it and on the evening before, and cared for on its evening, in the language of the booking', async () => {
    const { id } = await bookVisit()
    expect(await planned()).toEqual([
      { at: '2026-11-22T09:00:00.000Z', job: expect.objectContaining({ kind: 'visit-reminder' }) },
      { at: '2026-11-23T17:00:00.000Z', job: expect.objectContaining({ kind: 'visit-reminder-evening' }) },
      { at: '2026-11-24T18:00:00.000Z', job: expect.objectContaining({ kind: 'visit-aftercare' }) },
    ])
    const to = { language: 'es', recipient: 'noor@example.nl' }
    const data = { appointmentId: id, startsAt: '2026-11-24T09:00:00.000Z' }
    expect(await untilEvening()).toEqual([
      { kind: 'visit-reminder', data, ...to },
      { kind: 'visit-reminder-evening', data, ...to },
      { kind: 'visit-aftercare', data, ...to },
    ])
  })

  it('makes one mail of a kind, however often its job runs', async () => {
    await bookVisit()
    await untilEvening()
    expect(await untilEvening()).toHaveLength(3)
  })

  it.each([
    ['48 hours and an hour before', '2026-11-22T08:00:00Z', ['visit-reminder', 'visit-reminder-evening']],
    ['less than an hour before the first reminder', '2026-11-22T08:00:01Z', ['visit-reminder-evening']],
    ['an hour before the evening one', '2026-11-23T16:00:00Z', ['visit-reminder-evening']],
    ['less than an hour before the evening one', '2026-11-23T16:00:01Z', []],
  ])('that was booked %s gets no reminder right after its confirmation', async (_when, now, reminders) => {
    app.travelTo(now)
    await bookVisit()
    expect((await planned()).map(({ job }) => job.kind)).toEqual([...reminders, 'visit-aftercare'])
  })

  // Where one connection serves all this cannot fail: `npm run test:postgres` is where it can.
  it('makes one mail in the place of one that was dropped, though two processes work on its job', async () => {
    await bookVisit()
    const [first] = await planned()
    if (first === undefined) throw new Error('nothing is planned')
    app.travelTo(first.at)
    await queueVisitMail(app.deps, first.job)
    await app.database.db.updateTable('mails').set({ state: 'dropped' }).execute()
    app.travelTo(addMinutes(new Date(first.at), 1).toISOString())
    await Promise.all([1, 2, 3].map(() => queueVisitMail(app.deps, first.job)))
    const { count } = await app.database.db
      .selectFrom('mails')
      .select((mail) => mail.fn.countAll<string>().as('count'))
      .where('kind', '=', first.job.kind)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(2)
  })

  it('plans nothing when the booking is rolled back', async () => {
    const visit = {
      id: crypto.randomUUID(),
      starts_at: new Date('2026-11-24T09:00:00Z'),
      duration_minutes: 60,
      created_at: new Date(testNow),
    }
    await app.database.db
      .transaction()
      .execute(async (trx) => {
        await planVisitMails(app.deps, trx, visit)
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await planned()).toEqual([])
  })

  it('that was cancelled, or that nobody came to, mails nothing', async () => {
    const { id } = await bookVisit()
    await change(id, { status: 'cancelled' })
    expect(await untilEvening()).toEqual([])
    await change(id, { status: 'no_show' })
    expect(await untilEvening()).toEqual([])
  })

  it('that was moved is remembered before its new start only', async () => {
    const { id } = await bookVisit()
    const starts_at = new Date('2026-11-26T13:00:00Z')
    const moved = { id, starts_at, duration_minutes: 30, created_at: new Date(testNow) }
    await change(id, { starts_at })
    await app.database.db.transaction().execute((trx) => planVisitMails(app.deps, trx, moved))
    expect(await untilEvening('2026-11-26T18:00:00Z')).toMatchObject([
      { kind: 'visit-reminder', data: { startsAt: '2026-11-26T13:00:00.000Z' } },
      { kind: 'visit-reminder-evening', data: { startsAt: '2026-11-26T13:00:00.000Z' } },
      { kind: 'visit-aftercare', data: { startsAt: '2026-11-26T13:00:00.000Z' } },
    ])
  })

  it('of a client is written about to the address that the account has now', async () => {
    const { id } = await bookVisit()
    const client_id = await addClient(true)
    await change(id, { client_id })
    const moved = { email: 'nieuw@example.nl' }
    await app.database.db.updateTable('clients').set(moved).where('id', '=', client_id).execute()
    const mails = await untilEvening()
    expect(mails.map(({ recipient }) => recipient)).toEqual(Array(3).fill('nieuw@example.nl'))
  })

  it.each(languages)(
    'whose account was deleted has no links that open nothing in any mail of %s, and the portal says who to call',
    async (language) => {
      const { id, manageUrl } = await bookVisit()
      const body = { appointmentDate: '2026-11-25T11:00' }
      await app.call(`/api/appointments/${id}/reschedule${new URL(manageUrl).search}`, { body })
      await app.call(`/api/appointments/${id}/cancel${new URL(manageUrl).search}`, { body: {} })
      const stored = await app.database.db.selectFrom('mails').select(['kind', 'data']).execute()
      await change(id, { status: 'confirmed', starts_at: new Date('2026-11-24T09:00:00Z') })
      const account_deleted_at = new Date(testNow)
      await app.database.db.updateTable('appointments').set({ account_deleted_at }).execute()
      const around = { appointmentId: id, startsAt: '2026-11-24T09:00:00Z' }
      const toClient = [
        ...stored.filter(({ kind }) => !kind.endsWith('-notice')),
        ...visitMailKinds.map((kind) => ({ kind, data: around })),
      ]
      expect(toClient).toHaveLength(6)
      const { landline } = clinic.phones
      const [callUs] = translatorFor(language)('bookingMail.call', { phone: landline }).split(landline)
      for (const { kind, data } of toClient) {
        const mail = await visitMailComposers(app.deps)[kind]?.(data, language)
        expect(mail?.text).not.toContain('token=')
        if (!['booking-cancelled', 'visit-aftercare'].includes(kind)) expect(mail?.text).toContain(callUs)
      }
      expect(translatorFor(language)('portal.profile.future_keep_help')).toMatch(
        /Bel ons|call us|اتصلوا بنا|llámenos/,
      )
    },
  )

  it('of a client follows the preferences and the language of the account', async () => {
    const { id } = await bookVisit()
    await change(id, { client_id: await addClient(false) })
    expect(await untilEvening()).toMatchObject([{ kind: 'visit-aftercare', language: 'ar' }])
    await change(id, { client_id: await addClient(true) })
    expect(await untilEvening()).toMatchObject([
      { kind: 'visit-reminder', language: 'ar' },
      { kind: 'visit-reminder-evening', language: 'ar' },
      { kind: 'visit-aftercare', language: 'ar' },
    ])
  })
})

it.each([
  ['Uw rekening is geblokkeerd, bel ons vandaag nog even terug', false],
  ['Bel 0900 1234567', false],
  ['Bel ٠٩٠٠', false],
  ['www.evil.example', false],
  ['noor@evil.example', false],
  ["Anne-Marie van 't J.", true],
  ['مُحَمَّد', true],
])('a mail to an unproven address greets "%s" by that: %s', async (firstName, isGreeted) => {
  const { id } = await bookVisit({ firstName })
  const stored = await app.database.db.selectFrom('mails').select(['kind', 'data']).execute()
  const confirmed = stored.find(({ kind }) => kind === 'booking-confirmation')?.data
  const data = { appointmentId: id, startsAt: '2026-11-24T09:00:00Z' }
  const texts = async () => {
    const composers = visitMailComposers(app.deps)
    const mails = [
      await composers['booking-confirmation']?.(confirmed, 'nl'),
      await composers['visit-reminder']?.(data, 'nl'),
    ]
    return mails.map((mail) => mail?.text.includes(`Beste ${asTyped(firstName, 'nl')},`))
  }
  expect(await texts()).toEqual([isGreeted, isGreeted])
  await app.database.db
    .updateTable('appointments')
    .set({ proven_at: new Date(testNow) })
    .execute()
  expect(await texts()).toEqual([true, true])
})

describe('a mail that waited for its mail server', () => {
  const startsAt = '2026-11-24T09:00:00.000Z'
  const composed = (kind: string, appointmentId: string) =>
    visitMailComposers(app.deps)[kind]?.({ appointmentId, startsAt }, 'nl')

  it('speaks of care afterwards to nobody who was telephoned', async () => {
    const { id } = await bookVisit({ treatmentType: 'Gratis consult per telefoon' })
    app.travelTo('2026-11-24T18:00:00Z')
    expect(await composed('visit-aftercare', id)).toBeNull()
  })

  it('is dropped when the visit was cancelled or has begun', async () => {
    const { id } = await bookVisit()
    app.travelTo('2026-11-24T08:59:00Z')
    expect(await composed('visit-reminder', id)).toMatchObject({ subject: expect.stringContaining('10:00') })
    app.travelTo(startsAt)
    expect(await composed('visit-reminder', id)).toBeNull()
    app.travelTo('2026-11-25T17:59:00Z')
    expect(await composed('visit-aftercare', id)).not.toBeNull()
    app.travelTo('2026-11-25T18:00:00Z')
    expect(await composed('visit-aftercare', id)).toBeNull()
    app.travelTo(testNow)
    await change(id, { status: 'cancelled' })
    expect(await composed('visit-reminder', id)).toBeNull()
  })
})

describe('a mail that says when a visit is', () => {
  /** By kind, what was stored for client and clinic; null for a mail that would not be sent any more. */
  async function subjects(): Promise<Record<string, string | null>> {
    const composers = visitMailComposers(app.deps)
    const stored = await app.database.db.selectFrom('mails').selectAll().orderBy('created_at').execute()
    const composed = stored.map(async ({ kind, data, language }) => {
      const mail = await composers[kind]?.(data, language)
      return [kind, mail?.subject ?? null] as const
    })
    return Object.fromEntries(await Promise.all(composed))
  }
  const act = (what: string, body: object, { id, manageUrl }: { id: string; manageUrl: string }) =>
    app.call(`/api/appointments/${id}/${what}${new URL(manageUrl).search}`, { body })

  const leave = (...kinds: string[]) =>
    app.database.db.updateTable('mails').set({ state: 'sent' }).where('kind', 'in', kinds).execute()
  const some = expect.any(String)

  it('leaves in its turn, however often the visit is changed meanwhile', async () => {
    const { body: visit } = await app.call('/api/appointments', { body: bookingOf() })
    await act('reschedule', { appointmentDate: '2026-11-25T11:00' }, visit)
    await act('cancel', {}, visit)
    expect(await subjects()).toEqual({
      'booking-confirmation': expect.stringContaining('10:00'),
      'booking-notice': some,
      'booking-moved': expect.stringContaining('11:00'),
      'booking-moved-notice': some,
      'booking-cancelled': expect.stringContaining('11:00'),
      'booking-cancelled-notice': some,
    })
  })

  it('is dropped once the visit is erased with the account that it was cancelled with', async () => {
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    await app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    await app.call('/api/appointments', { body: bookingOf(), cookie })
    const body = { password: registrationOf().password, cancelAppointments: true }
    expect((await app.call('/api/profile', { method: 'DELETE', cookie, body })).status).toBe(200)
    await leave('booking-cancelled', 'booking-cancelled-notice')
    expect(await subjects()).toMatchObject({ 'booking-confirmation': null, 'booking-notice': null })
  })

  it('is dropped once the one has left that says otherwise, to the client or to the clinic', async () => {
    const { body: visit } = await app.call('/api/appointments', { body: bookingOf() })
    await act('reschedule', { appointmentDate: '2026-11-25T11:00' }, visit)
    await leave('booking-moved')
    expect(await subjects()).toMatchObject({ 'booking-confirmation': null, 'booking-notice': some })
    await act('cancel', {}, visit)
    expect(await subjects()).toMatchObject({ 'booking-moved': some, 'booking-moved-notice': some })
    await leave('booking-cancelled', 'booking-cancelled-notice')
    expect(await subjects()).toEqual({
      'booking-confirmation': null,
      'booking-notice': null,
      'booking-moved': null,
      'booking-moved-notice': null,
      'booking-cancelled': some,
      'booking-cancelled-notice': some,
    })
  })

  it('stays true when the visit comes back to its time', async () => {
    const { body: visit } = await app.call('/api/appointments', { body: bookingOf() })
    await act('reschedule', { appointmentDate: '2026-11-25T11:00' }, visit)
    await act('reschedule', { appointmentDate: bookingOf().appointmentDate }, visit)
    await leave('booking-moved')
    expect(await subjects()).toMatchObject({ 'booking-confirmation': some })
  })
})

it.each(languages)(
  'the mails say in %s what the client needs, and leave no placeholder',
  async (language) => {
    const { id } = await bookVisit({ treatmentType: 'Botox eerste zone', firstName: 'Noor <b>' })
    const composers = visitMailComposers(app.deps)
    for (const kind of visitMailKinds) {
      const mail = await composers[kind]?.({ appointmentId: id, startsAt: '2026-11-24T09:00:00Z' }, language)
      if (!mail) throw new Error(`no ${kind}`)
      expect(mail.html).toContain(`dir="${directionOf(language)}"`)
      expect(mail.html).toContain('Noor &lt;b&gt;')
      expect(mail.html.match(/<li/g)?.length).toBeGreaterThan(1)
      expect(Buffer.byteLength(mail.html)).toBeLessThan(60_000)
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain(`/afspraak/beheer?token=${id}.`)
        expect(part).not.toMatch(/\{\{|\}\}|undefined|visitMail\.|bookingMail\.|612345678/)
      }
    }
  },
)

it('the reminder of the evening before says what not coming costs from then on, once the free hours are over', async () => {
  const { id } = await bookVisit({ treatmentType: 'Botox eerste zone' })
  const data = { appointmentId: id, startsAt: '2026-11-24T09:00:00Z' }
  app.travelTo('2026-11-23T17:00:00Z')
  const mail = await visitMailComposers(app.deps)['visit-reminder-evening']?.(data, 'nl')
  expect(mail?.text).toContain('kost vanaf nu')
})

onMachinesOfTheWorld(() => {
  it('a reminder is due 48 real hours before and at 18:00 the evening before, aftercare in the evening of the clinic, all year', () => {
    for (const date of daysOfYear(2027)) {
      for (const { start } of gridOfDay(date, clinic)) {
        const visit = { startsAt: start, durationMinutes: 90 }
        expect(start.getTime() - dueAt['visit-reminder'](visit, clinic).getTime()).toBe(2 * 86_400_000)
        const dayBefore = addDays(date, -1)
        const reminded = dueAt['visit-reminder-evening'](visit, clinic)
        expect(shownByIntl(reminded, clinic.timeZone)).toBe(`${dayBefore} 18:00`)
        const evening = shownByIntl(dueAt['visit-aftercare'](visit, clinic), clinic.timeZone)
        const rested = shownByIntl(addMinutes(start, 90 + 120), clinic.timeZone)
        expect(evening).toBe(rested > `${date} 19:00` ? rested : `${date} 19:00`)
      }
    }
  })

  it.each(['2027-03-28', '2027-10-31'])('also on the day of a clock change itself, %s', (date) => {
    const noon = new Date(`${date}T10:00:00Z`)
    const due = dueAt['visit-aftercare']({ startsAt: noon, durationMinutes: 30 }, clinic)
    expect(shownByIntl(due, clinic.timeZone)).toBe(`${date} 19:00`)
  })
})
