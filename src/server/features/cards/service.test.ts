import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingOf, openTestApp, registrationOf } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'
import { isSideBySide, untilWaiting, whileHeld } from '../../../../tests/rivals.ts'

describe.runIf(isSideBySide)('at the same moment', () => {
  let app: TestApp
  let owner: AtTheDesk
  beforeAll(async () => {
    app = await openTestApp()
    owner = await signInAs(app, 'owner')
  })
  beforeEach(() => app.clear())
  afterAll(() => app.close())

  const desk = (path: string, body?: unknown, method?: 'DELETE') =>
    app.call(`/api/desk${path}`, { cookie: owner.cookie, body, ...(method && { method }) })
  const visits = () => app.deps.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()
  async function card(appointmentDate: string): Promise<string> {
    const { body } = await desk('/appointments', {
      ...{ treatmentType: 'Gratis consult', appointmentDate, source: 'phone' },
      ...{ firstName: 'Wim', lastName: 'Bos', email: 'wim@example.nl', phone: '06 12345678' },
    })
    return body.clientId
  }

  /** Begins to merge one card into another and lets `work` begin in the midst of it; answers with what came of that. */
  function inTheMidst<T>(from: string, into: string, work: () => Promise<T>): Promise<T> {
    const visit = sql`select 1 from appointments where card_id = ${from} for update`
    return whileHeld(
      app,
      (trx) => visit.execute(trx),
      async (letGo) => {
        const merging = desk(`/clients/${from}/merge`, { into })
        await untilWaiting(app, 1)
        const working = work()
        await untilWaiting(app, 2)
        await letGo()
        expect((await merging).status).toBe(200)
        return working
      },
    )
  }

  it('a note on a card that is being merged lands on the one that stands', async () => {
    const [from, into] = [await card('2026-11-20T10:00'), await card('2026-11-25T10:00')]
    const noted = await inTheMidst(from, into, () => desk(`/clients/${from}/notes`, { body: 'Belt liever.' }))
    expect([noted.status, noted.body.id, noted.body.notes]).toMatchObject([
      201,
      into,
      [{ body: 'Belt liever.' }],
    ])
  })

  it('an erasure by a card that is being merged erases all of the one that stands', async () => {
    const [from, into] = [await card('2026-11-20T10:00'), await card('2026-11-21T10:00')]
    const erased = await inTheMidst(from, into, () =>
      desk(`/clients/${from}`, { cancelAppointments: true }, 'DELETE'),
    )
    expect(erased.status).toBe(200)
    expect(await visits()).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }])
  })

  it('a file of a card that is being merged holds all of the one that stands', async () => {
    const [from, into] = [await card('2026-11-20T10:00'), await card('2026-11-25T10:00')]
    const file = await inTheMidst(from, into, () => desk(`/clients/${from}/export`))
    expect(file.body.appointments).toHaveLength(2)
  })

  it('two logins of one client make one card', async () => {
    await app.call('/api/appointments', { body: bookingOf() })
    await app.call('/api/auth/register', { body: registrationOf() })
    await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    const { username, password } = registrationOf()
    const login = () => app.call('/api/auth/login', { body: { username, password } })
    // Nobody can make a card until both have begun.
    const lock = sql`lock table cards in share mode`
    const logins = await whileHeld(
      app,
      (trx) => lock.execute(trx),
      async (letGo) => {
        const both = [login(), login()]
        await untilWaiting(app, 2)
        await letGo()
        return Promise.all(both)
      },
    )
    expect(logins.map(({ status }) => status)).toEqual([200, 200])
    const client = await app.deps.db.selectFrom('clients').select('card_id').executeTakeFirst()
    expect((await visits()).map((visit) => visit.card_id)).toEqual([client?.card_id])
    const made = app.deps.db.selectFrom('cards').select('id').where('merged_into', 'is', null)
    expect(await made.execute()).toEqual([{ id: client?.card_id }])
  })
})
