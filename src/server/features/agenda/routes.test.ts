import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { priceList } from '#shared/content/catalogue.ts'
import { agendaCalendar } from '#server/features/agenda/calendar.ts'
import { agendaCommandPath } from '#server/features/agenda/routes.ts'
import { signCommand } from '#server/platform/http/command-token.ts'
import { gridOfDay } from '#shared/features/booking/rules.ts'
import { clinic } from '../../../../tests/clinic.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, somebody, testNow } from '../../../../tests/app.ts'
import { readCalendarFile } from '../../../../tests/calendar-file.ts'
import { daysOfYear, onMachinesOfTheWorld, shownByIntl } from '../../../../tests/time-zones.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => app.clear())
afterAll(() => app.close())

function run(body: unknown, token = signCommand(app.deps.env, new Date(testNow))) {
  return app.call(agendaCommandPath, { body, headers: { Authorization: `Bearer ${token}` } })
}

async function link(isNew = false): Promise<string> {
  const { body } = await run({ command: 'link', isNew })
  expect(body).toMatch(/^https:\/\/clinic\.example\/agenda\/[\w-]{43}\.ics\n$/)
  return new URL(String(body).trim()).pathname
}

async function bookVisit(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { status, body } = await app.call('/api/appointments', { body: bookingOf(changes) })
  expect(status).toBe(201)
  return body.id
}

it('the feed holds one event per appointment, with what the clinic needs and no more', async () => {
  const id = await bookVisit({
    treatmentType: 'Hydra facial gezicht',
    notes: 'geheim',
    firstName: 'Noor; "B", \\n',
  })
  const { status, headers, body } = await app.call(await link())
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(headers.get('cache-control')).toContain('private')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  const { events } = readCalendarFile(body)
  const { room } = await app.database.db.selectFrom('appointments').select('room').executeTakeFirstOrThrow()
  expect(events).toMatchObject([
    {
      uid: `agenda-${id}@${clinic.emails.general.split('@')[1]}`,
      summary: `Noor; "B", \\n, Hydra facial gezicht, kamer ${room}`,
      start: new Date('2026-11-24T09:00:00Z'),
    },
  ])
  expect(events[0]?.description).toContain('+31612345678')
  expect(body).not.toMatch(/geheim|noor@example|de Vries/)
})

it('the event of somebody without a number names no telephone', async () => {
  await bookVisit()
  await app.database.db.updateTable('appointments').set({ phone: '' }).execute()
  const { body } = await app.call(await link())
  expect(readCalendarFile(body).events).toHaveLength(1)
  expect(body).not.toContain('DESCRIPTION')
})

it('an agenda without changes is not sent again', async () => {
  await bookVisit()
  const path = await link()
  const tag = (await app.call(path)).headers.get('etag') ?? ''
  expect((await app.call(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  await bookVisit({ email: somebody() })
  expect((await app.call(path, { headers: { 'If-None-Match': tag } })).status).toBe(200)
})

it('a moved visit is the same event with a higher sequence, a cancelled one is gone', async () => {
  const [moved] = [await bookVisit(), await bookVisit({ email: somebody() })]
  const path = await link()
  const event = async () =>
    readCalendarFile((await app.call(path)).body).events.find(({ uid }) => uid.includes(moved))
  expect(await event()).toMatchObject({ sequence: 0 })
  const startsAt = new Date('2026-11-26T13:00:00Z')
  await app.database.db
    .updateTable('appointments')
    .set({ starts_at: startsAt, sequence: 1, changed_at: new Date(testNow) })
    .where('id', '=', moved)
    .execute()
  expect(await event()).toMatchObject({ sequence: 1, start: startsAt })
  await app.database.db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', moved)
    .execute()
  expect(await event()).toBeUndefined()
})

it('the address stays the same until it is revoked, then only the new one works', async () => {
  const before = await link()
  expect(await link()).toBe(before)
  const after = await link(true)
  expect(after).not.toBe(before)
  expect((await app.call(before)).status).toBe(404)
  expect((await app.call(after)).status).toBe(200)
  expect((await app.call('/agenda/guessed.ics')).status).toBe(404)
})

it('a day is printed in the order of the clock, in Dutch', async () => {
  await bookVisit({ appointmentDate: '2026-11-24T13:30', firstName: 'Ann' })
  await bookVisit({ treatmentType: 'Hydra facial gezicht' })
  await bookVisit({ appointmentDate: '2026-11-25T09:00' })
  const { body } = await run({ command: 'day', date: '2026-11-24' })
  const [title, ...lines] = String(body).trim().split('\n')
  expect(title).toBe('dinsdag 24 november 2026')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^10:00-11:00 {2}kamer \d {2}Hydra facial gezicht {2}Noor {2}\+31612345678$/)
  expect(lines[1]).toMatch(/^13:30-\d\d:\d\d {2}kamer \d {2}Gratis consult {8}Ann/)
  expect((await run({ command: 'day', date: '2026-11-26' })).body).toContain('Geen afspraken.')
})

it('who does not know the secret, or comes a minute too late, gets nothing', async () => {
  const minuteAgo = new Date(Date.parse(testNow) - 60_000)
  for (const token of [
    '',
    'x.y',
    signCommand({ secret: 'another secret' }, new Date(testNow)),
    signCommand(app.deps.env, minuteAgo),
  ])
    expect((await run({ command: 'link', isNew: true }, token)).status).toBe(401)
  expect((await run({ command: 'day', date: '24-11-2026' })).status).toBe(422)
})

onMachinesOfTheWorld(() => {
  it('every slot of a year stands in the feed at the time of the clinic', () => {
    const starts = daysOfYear(2027).flatMap((date) =>
      gridOfDay(date, clinic).map(({ time, start }) => ({ shown: `${date} ${time}`, start })),
    )
    const visit = {
      treatment: 'x',
      durationMinutes: 60,
      room: 1,
      firstName: 'Noor',
      phone: '+31',
      sequence: 0,
    }
    const stamps = { createdAt: new Date(testNow), changedAt: null }
    const visits = starts.map(({ start }, id) => ({ ...visit, ...stamps, id: String(id), startsAt: start }))
    const { events } = readCalendarFile(
      agendaCalendar(
        visits.filter((_, index) => index % 7 === 0),
        { clinic, priceList },
      ),
    )
    const shown = events.map(({ start }) => shownByIntl(start, clinic.timeZone))
    expect(shown).toEqual(starts.filter((_, index) => index % 7 === 0).map((slot) => slot.shown))
  })
})
