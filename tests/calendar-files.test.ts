import { afterAll, beforeAll, expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import type { CalendarAppointment } from '#server/features/appointments/calendar.ts'
import { calendarFile, calendarTypeOf } from '#server/features/appointments/calendar.ts'
import { bookedMailComposers } from '#server/features/visit-mails/emails/booked.tsx'
import { changedMailComposers } from '#server/features/visit-mails/emails/changed.tsx'
import { gridOfDay } from '#shared/features/booking/rules.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp } from './app.ts'
import { readCalendarFile } from './calendar-file.ts'
import { onMachinesOfTheWorld, shownByIntl } from './time-zones.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** The calendar files of the client's mails about all that happened, oldest first, as a mail program gets them. */
async function mailedFiles() {
  const composers = { ...bookedMailComposers(app.deps), ...changedMailComposers(app.deps) }
  const mails = await app.database.db
    .selectFrom('mails')
    .select(['kind', 'data', 'language'])
    .where('recipient', '=', 'noor@example.nl')
    .orderBy('created_at')
    .execute()
  const composed = await Promise.all(mails.map((mail) => composers[mail.kind]?.(mail.data, mail.language)))
  return composed.map((mail) => {
    if (mail?.calendar === undefined) throw new Error('a mail has no calendar file')
    return { named: mail.calendar.method, ...readCalendarFile(mail.calendar.content) }
  })
}

it.each(languages)(
  'booking, moving and cancelling are one event of the calendar, in %s',
  async (language) => {
    await app.clear()
    const booked = await app.call('/api/appointments', { body: bookingOf(), language })
    const { id, manageUrl } = booked.body
    const query = `?token=${new URL(manageUrl).searchParams.get('token')}`
    app.travelTo('2026-11-19T08:10:00Z')
    const moved = await app.call(`/api/appointments/${id}/reschedule${query}`, {
      body: { appointmentDate: '2026-11-26T14:00' },
    })
    app.travelTo('2026-11-19T08:20:00Z')
    const cancelled = await app.call(`/api/appointments/${id}/cancel${query}`, { body: {} })
    expect([booked.status, moved.status, cancelled.status]).toEqual([201, 200, 200])

    const files = await mailedFiles()
    const uid = `${id}@kliniekbuiten.example`
    expect(files).toMatchObject([
      { method: 'REQUEST', events: [{ uid, sequence: 0, status: 'CONFIRMED' }] },
      { method: 'REQUEST', events: [{ uid, sequence: 1, status: 'CONFIRMED' }] },
      { method: 'CANCEL', events: [{ uid, sequence: 2, status: 'CANCELLED' }] },
    ])
    for (const { named, method, events } of files) {
      expect(named).toBe(method)
      expect(events[0]?.attendees).toEqual(['mailto:noor@example.nl'])
    }
    const starts = files.map(({ events: [event] }) => event?.start.toISOString())
    expect(starts).toEqual([
      '2026-11-24T09:00:00.000Z',
      '2026-11-26T13:00:00.000Z',
      '2026-11-26T13:00:00.000Z',
    ])
    app.travelTo('2026-11-19T08:00:00Z')
  },
)

it('the file that the site gives is the same event as that of the latest mail, without an invitation', async () => {
  await app.clear()
  const { body } = await app.call('/api/appointments', { body: bookingOf() })
  const token = new URL(body.manageUrl).searchParams.get('token')
  const file = await app.call(`/api/appointments/${body.id}/calendar.ics?token=${token}`)
  expect(file.headers.get('content-type')).toContain('method=PUBLISH')
  const [mailed] = await mailedFiles()
  const given = readCalendarFile(file.body)
  expect(given).toMatchObject({ method: 'PUBLISH', events: [{ attendees: [] }] })
  expect(mailed?.events).toEqual(
    given.events.map((event) => ({ ...event, attendees: ['mailto:noor@example.nl'] })),
  )
})

const appointment: CalendarAppointment = {
  id: '0b1c5a52-7b1e-4f0a-9a3e-2f5d6c7b8a90',
  reference: 'AB23-CD45',
  treatment: 'Hydra facial gezicht',
  startsAt: new Date('2026-11-24T09:00:00Z'),
  durationMinutes: 60,
  createdAt: new Date('2026-11-19T08:00:00Z'),
}

onMachinesOfTheWorld(() => {
  it.each([
    ['summer begins', ['2027-03-27', '2027-03-29', '2028-03-25', '2028-03-27']],
    ['winter begins', ['2027-10-30', '2027-11-01', '2028-10-28', '2028-10-30']],
  ])('every slot around the day when %s keeps its time', async (_what, dates) => {
    for (const date of dates)
      for (const { time, start } of gridOfDay(date, clinic))
        for (const language of languages) {
          const file = await calendarFile({ ...appointment, startsAt: start }, language, app.deps)
          const [event] = readCalendarFile(file).events
          if (event === undefined) throw new Error('no event')
          expect(shownByIntl(event.start, clinic.timeZone)).toBe(`${date} ${time}`)
          expect(event.end.getTime() - event.start.getTime()).toBe(60 * 60_000)
        }
  })

  it('a visit over the hour that a clock skips or repeats lasts as long as it lasts', async () => {
    for (const instant of ['2027-03-28T00:30:00Z', '2027-10-31T00:30:00Z']) {
      const file = await calendarFile({ ...appointment, startsAt: new Date(instant) }, 'nl', app.deps)
      const [event] = readCalendarFile(file).events
      expect(event?.end.toISOString()).toBe(new Date(Date.parse(instant) + 3_600_000).toISOString())
    }
  })
})

it('the type of a file names its method', () => {
  const change = { sequence: 1, at: new Date(), isCancelled: true }
  expect(calendarTypeOf({ change })).toContain('method=CANCEL')
  expect(calendarTypeOf({})).toContain('method=PUBLISH')
})
