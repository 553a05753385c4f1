import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { manageLinkRoutes } from '#server/features/appointments/change-routes.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

describe('the form behind a manage link, where no script runs', () => {
  /** Stands for the built site: says which of its pages was shown. */
  const pages = new Hono().get('*', (c) => c.text(c.req.path))
  async function linkOfBooking(language: 'nl' | 'ar' = 'nl'): Promise<string> {
    const { body } = await app.call('/api/appointments', { body: bookingOf(), language })
    return String(body.manageUrl).replace('https://clinic.example', '')
  }
  const statuses = async () =>
    (await app.database.db.selectFrom('appointments').select('status').execute()).map(({ status }) => status)

  async function press(link: string, fields: Record<string, string> = {}) {
    const answer = await manageLinkRoutes(app.deps, pages).request(link, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return [answer.status, await answer.text()]
  }

  it('cancels the appointment and says so in the language of its address', async () => {
    expect(await press(await linkOfBooking('ar'))).toEqual([200, '/ar/afspraak/beheer/cancelled'])
    expect(await statuses()).toEqual(['cancelled'])
    const mails = await app.database.db.selectFrom('mails').select('kind').execute()
    expect(mails.map(({ kind }) => kind)).toContain('booking-cancelled')
  })

  it('may be sent twice, and takes the token from a form field too', async () => {
    const [path = '', token = ''] = (await linkOfBooking()).split('?token=')
    for (let time = 0; time < 2; time++)
      expect(await press(path, { token })).toEqual([200, '/afspraak/beheer/cancelled'])
    const mails = await app.database.db.selectFrom('mails').select('kind').execute()
    expect(mails.filter(({ kind }) => kind === 'booking-cancelled')).toHaveLength(1)
  })

  it('does nothing for a damaged link, none at all, or a visit that has begun', async () => {
    const link = await linkOfBooking()
    const refused = [410, '/afspraak/beheer/failed']
    for (const wrong of [`${link}x`, '/afspraak/beheer', '/afspraak/beheer?token='])
      expect(await press(wrong)).toEqual(refused)
    app.travelTo('2027-06-01T10:00:00Z')
    expect(await press(link)).toEqual(refused)
    expect(await statuses()).toEqual(['confirmed'])
  })
})
