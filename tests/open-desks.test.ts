import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf } from './app.ts'
import type { TestApp } from './app.ts'
import type { AtTheDesk } from './desk.ts'
import { signInAs } from './desk.ts'
import { visitsAt } from './desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
let stop: () => void
let heard: string[] = []
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk')
  stop = app.deps.bell.onRing((days) => void heard.push(...days))
})
afterEach(() => app.clear())
afterAll(async () => {
  stop()
  await app.close()
})

const { visit } = visitsAt(() => ({ app, desk }))

/** The days that an open desk is told of from here on. */
async function telling(act: () => Promise<{ readonly status: number }>): Promise<string[]> {
  // What came before is heard by now.
  await inTransaction(app.deps.db, (trx) => app.deps.bell.ring(trx, ['1970-01-01']))
  await vi.waitFor(() => expect(heard).toContain('1970-01-01'))
  heard = []
  expect((await act()).status).toBe(200)
  await vi.waitFor(() => expect(heard).not.toEqual([]))
  return heard.toSorted()
}

describe('every open desk hears', () => {
  it('that cards were merged, and that they were split: what is due at their visits follows from it', async () => {
    const treatmentType = 'Hydra facial gezicht kuur van 3'
    const first = await visit({ treatmentType, appointmentDate: '2026-11-24T10:00' })
    const second = await visit({ treatmentType, appointmentDate: '2026-11-25T10:00' })
    const clients = (path: string, body: object) =>
      app.call(`/api/desk/clients/${path}`, { cookie: desk.cookie, body })
    const both = ['2026-11-24', '2026-11-25']
    const into = first.clientId
    expect(await telling(() => clients(`${second.clientId}/merge`, { into }))).toEqual(both)
    expect(await telling(() => clients(`${into}/split`, {}))).toEqual(both)
  })

  it('that the visits of a guest became those of an account', async () => {
    await app.call('/api/appointments', { body: bookingOf() })
    await app.call('/api/auth/register', { body: registrationOf() })
    await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    const { username, password } = registrationOf()
    const login = () => app.call('/api/auth/login', { body: { username, password } })
    expect(await telling(login)).toEqual(['2026-11-24'])
  })

  it('at which number a client is reached from now on', async () => {
    const registration = registrationOf({ phone: '06 12345678' })
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registration }))
    await app.call('/api/appointments', { body: bookingOf({ appointmentDate: '2026-11-26T10:00' }), cookie })
    const body = { phone: '06 87654321' }
    const renew = () => app.call('/api/profile', { method: 'PATCH', body, cookie })
    expect(await telling(renew)).toEqual(['2026-11-26'])
  })
})
