import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf, openTestApp } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

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
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => app.close())

const agenda = (query: string, language = 'nl') =>
  app.call(`/api/desk/agenda?${query}`, { cookie: desk.cookie, language })
const book = (body: unknown) => app.call('/api/desk/appointments', { body, cookie: desk.cookie })
const caller = { treatmentType: 'Gratis consult', firstName: 'Wim', lastName: 'Bos', source: 'walk_in' }

describe('a visit of a course', () => {
  it('names the day of the next visit until the course is booked whole, and not once it was cancelled or missed', async () => {
    const course = { ...caller, treatmentType: 'Hydra facial gezicht kuur van 3' }
    const first = (await book({ ...course, appointmentDate: '2026-11-24T10:00' })).body
    const one = { ...course, clientId: first.clientId }
    const second = (await book({ ...one, appointmentDate: '2026-12-22T10:00' })).body
    const seen = async (id: string) =>
      (await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })).body.next
    const become = (id: string, path: string, body: object) =>
      app.call(`/api/desk/appointments/${id}/${path}`, { body, cookie: desk.cookie })
    expect(await seen(first.id)).toBeNull()
    expect((await seen(second.id)).fromDate).toMatch(/^2027-01-/)
    await become(second.id, 'status', { status: 'no_show' })
    expect(await seen(second.id)).toBeNull()
    expect((await seen(first.id)).fromDate).toMatch(/^2026-12-/)
    await become(second.id, 'status', { status: 'confirmed' })
    const third = (await book({ ...one, appointmentDate: '2027-01-19T10:00' })).body
    expect(await seen(third.id)).toBeNull()
    await become(third.id, 'cancel', { notify: false })
    expect(await seen(third.id)).toBeNull()
    expect((await seen(second.id)).fromDate).toMatch(/^2027-01-/)
  })
})

describe('the agenda', () => {
  it('shows a visit as it was booked, named in the language of who looks', async () => {
    const booked = await app.call('/api/appointments', { body: bookingOf({ notes: 'Graag rustig' }) })
    const { body } = await agenda('from=2026-11-24&days=2', 'en')
    expect(body.days.map((day: { date: string }) => day.date)).toEqual(['2026-11-24', '2026-11-25'])
    expect(body.days[0]).toMatchObject({ rooms: 4, blocks: [] })
    expect(body.days[0].visits).toMatchObject([
      {
        id: booked.body.id,
        reference: booked.body.reference,
        start: '2026-11-24T09:00:00.000Z',
        treatmentType: 'Gratis consult',
        label: 'Free consultation',
        status: 'confirmed',
        source: 'online',
        firstName: 'Noor',
        lastName: 'de Vries',
        phone: '+31612345678',
        shownPhone: '+31 6 12345678',
        email: 'noor@example.nl',
        language: 'nl',
        notes: 'Graag rustig',
        paymentOption: 'pay_later',
        priceCents: 0,
        paidCents: 0,
        feeCents: 0,
        isNew: true,
        termsVersion: app.deps.clinic.termsVersion,
      },
    ])
  })

  it('leaves cancelled visits out', async () => {
    const { body } = await book({ ...caller, appointmentDate: '2026-11-24T10:00' })
    await app.call(`/api/desk/appointments/${body.id}/cancel`, {
      body: { notify: false },
      cookie: desk.cookie,
    })
    expect((await agenda('from=2026-11-24')).body.days[0].visits).toEqual([])
  })

  it('tells a first visit from a next one', async () => {
    const first = await book({ ...caller, appointmentDate: '2026-11-24T10:00' })
    const { clientId } = first.body
    const next = await book({ ...caller, clientId, appointmentDate: '2026-11-24T12:00' })
    expect([first.body.isNew, next.body.isNew, next.body.clientId]).toEqual([true, false, clientId])
    const missed = { body: { status: 'no_show' }, cookie: desk.cookie }
    await app.call(`/api/desk/appointments/${first.body.id}/status`, missed)
    const { visits } = (await agenda('from=2026-11-24')).body.days[0]
    expect(visits.map((visit: { isNew: boolean }) => visit.isNew)).toEqual([true, true])
  })

  it.each([
    ['2027-03-28', '2027-03-28T05:00:00.000Z', '2027-03-28T20:00:00.000Z'],
    ['2026-10-25', '2026-10-25T06:00:00.000Z', '2026-10-25T21:00:00.000Z'],
  ])('has the whole of %s, a day with another number of hours', async (date, first, last) => {
    for (const time of ['07:00', '22:00']) {
      const made = await book({ ...caller, appointmentDate: `${date}T${time}` })
      expect(made.status).toBe(201)
    }
    const { body } = await agenda(`from=${date}`)
    expect(body.days[0].visits.map((visit: { start: string }) => visit.start)).toEqual([first, last])
  })

  it.each(['from=2026-11-24&days=8', 'from=2026-11-24&days=0', 'from=24-11-2026', ''])(
    'refuses ?%s',
    async (query) => {
      expect((await agenda(query)).status).toBe(422)
    },
  )
})

describe('the events', () => {
  it('tell an open desk the days that changed, once they are stored', async () => {
    const events = await openEvents()
    await app.call('/api/appointments', { body: bookingOf() })
    expect(await events.next()).toEqual({ dates: ['2026-11-24'] })
    const { body } = await book({ ...caller, appointmentDate: '2026-11-25T10:00' })
    expect(await events.next()).toEqual({ dates: ['2026-11-25'] })
    const move = { appointmentDate: '2026-11-26T10:00', notify: false }
    await app.call(`/api/desk/appointments/${body.id}/move`, { body: move, cookie: desk.cookie })
    expect((await events.next()).dates.toSorted()).toEqual(['2026-11-25', '2026-11-26'])
    await events.close()
  })

  it('tell it, once, that a client will come, and the agenda and the history say so', async () => {
    const { id } = (await app.call('/api/appointments', { body: bookingOf() })).body
    const token = new URL(mailedManageUrlOf(id, 'nl', app.deps.env)).searchParams.get('token')
    const say = () => app.call(`/api/appointments/${id}/coming?token=${token}`, { body: {} })
    const comingAt = async () => (await agenda('from=2026-11-24')).body.days[0].visits[0].comingAt
    const events = await openEvents()
    expect(await comingAt()).toBeNull()
    app.travelTo('2026-11-19T09:00:00Z')
    await say()
    expect(await events.next()).toEqual({ dates: ['2026-11-24'] })
    expect(await comingAt()).toBe('2026-11-19T09:00:00.000Z')
    await say()
    await events.close()
    const { body } = await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })
    const lines = body.history.map((line: { action: string }) => line.action)
    expect(lines).toEqual(['visit.booked.guest', 'visit.coming.link'])
  })

  it('are a stream that nobody keeps or gathers', async () => {
    const events = await openEvents()
    expect(events.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
    expect(events.headers.get('Cache-Control')).toBe('no-store')
    expect(events.headers.get('X-Accel-Buffering')).toBe('no')
    await events.close()
  })

  it('are not begun for who asks what they are like only', async () => {
    await vi.waitFor(() => expect(app.deps.bell.hearers()).toBe(0))
    const headers = { Cookie: desk.cookie }
    const answer = await createApp(app.deps).request('/api/desk/events', { method: 'HEAD', headers })
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
    expect(app.deps.bell.hearers()).toBe(0)
  })

  it('leave nobody behind who hears, and nothing said past the log, when the database goes away meanwhile', async () => {
    const away = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: null })
    const said = vi.spyOn(console, 'error')
    // Who heard in the tests before has gone.
    await vi.waitFor(() => expect(app.deps.bell.hearers()).toBe(0))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let isAway = false
    const events = await openEvents({
      ...app.deps,
      get db() {
        return isAway ? away.db : app.deps.db
      },
    })
    expect(app.deps.bell.hearers()).toBe(1)
    isAway = true
    await vi.advanceTimersByTimeAsync(25_000)
    await events.ended()
    expect(app.deps.bell.hearers()).toBe(0)
    expect(said).not.toHaveBeenCalled()
    await away.close()
  })
})

async function openEvents(deps = app.deps) {
  const answer = await createApp(deps).request('/api/desk/events', { headers: { Cookie: desk.cookie } })
  const reader = answer.body
    ?.pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let read = ''
  return {
    headers: answer.headers,
    async next(): Promise<{ dates: string[] }> {
      for (;;) {
        const found = /event: agenda\ndata: (.*)\n\n/.exec(read)
        if (found !== null) {
          read = read.slice(found.index + found[0].length)
          return JSON.parse(found[1] ?? '')
        }
        read += (await reader.read()).value ?? ''
      }
    },
    async ended(): Promise<void> {
      while (!(await reader.read()).done);
    },
    close: () => reader.cancel(),
  }
}
