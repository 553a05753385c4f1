import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingOf, openTestApp, registrationOf } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { isSideBySide, untilWaiting, whileHeld } from '../../../../tests/rivals.ts'

describe.runIf(isSideBySide)('at the same moment', () => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp()))
  beforeEach(() => app.clear())
  afterAll(() => app.close())

  const visits = () => app.deps.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()
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
