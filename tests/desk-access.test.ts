import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { deskAccess, may, permissions, roles } from '#shared/features/desk/access.ts'
import type { Permission } from '#shared/features/desk/access.ts'
import { openTestApp } from './app.ts'
import type { TestApp } from './app.ts'
import { signInAs } from './desk.ts'

/** Every address of the desk and who may call it: o(wner), d(esk), p(ractitioner), or "all" without a session. */
const expected: Readonly<Record<string, string>> = {
  'POST /api/desk/link/open': 'all',
  'POST /api/desk/link/options': 'all',
  'POST /api/desk/link/verify': 'all',
  'POST /api/desk/sign-in/options': 'all',
  'POST /api/desk/sign-in/verify': 'all',
  'POST /api/desk/sign-in/recovery': 'all',
  'POST /api/desk/sign-out': 'all',
  'GET /api/desk/session': 'odp',
  'GET /api/desk/account': 'odp',
  'POST /api/desk/keys/options': 'odp',
  'POST /api/desk/keys': 'odp',
  'DELETE /api/desk/keys/:id': 'odp',
  'DELETE /api/desk/sessions/:id': 'odp',
  'POST /api/desk/recovery-codes': 'odp',
  'GET /api/desk/team': 'o',
  'POST /api/desk/team': 'o',
  'PATCH /api/desk/team/:id': 'o',
  'DELETE /api/desk/team/:id': 'o',
  'POST /api/desk/team/:id/link': 'o',
  'GET /api/desk/record': 'o',
  'GET /api/desk/agenda': 'odp',
  'GET /api/desk/events': 'odp',
  'POST /api/desk/blocks': 'odp',
  'DELETE /api/desk/blocks/:id': 'odp',
  'POST /api/desk/appointments': 'odp',
  'POST /api/desk/appointments/series': 'odp',
  'GET /api/desk/appointments/:id': 'odp',
  'POST /api/desk/appointments/:id/move': 'odp',
  'POST /api/desk/appointments/:id/cancel': 'odp',
  'POST /api/desk/appointments/:id/undo': 'odp',
  'POST /api/desk/appointments/:id/status': 'odp',
  'POST /api/desk/appointments/:id/payments': 'odp',
  'POST /api/desk/appointments/:id/payment-link': 'odp',
  'GET /api/desk/clients': 'od',
  'GET /api/desk/clients/:id': 'odp',
  'POST /api/desk/clients/:id/notes': 'odp',
  'POST /api/desk/clients/:id/merge': 'od',
  'POST /api/desk/clients/:id/split': 'od',
  'GET /api/desk/clients/:id/export': 'o',
  'DELETE /api/desk/clients/:id': 'o',
  'GET /api/desk/messages': 'od',
  'POST /api/desk/messages/:id/done': 'od',
  'POST /api/desk/messages/:id/reply': 'od',
  'GET /api/desk/mails': 'od',
  'POST /api/desk/mails/:id/again': 'od',
  'POST /api/desk/appointments/:id/confirmation': 'od',
  'GET /api/desk/newsletter': 'od',
  'GET /api/desk/newsletter/export': 'od',
  'GET /api/desk/reports': 'od',
  'GET /api/desk/reports/:file': 'od',
  'GET /api/desk/floods': 'od',
  'POST /api/desk/floods/cancel': 'od',
}

let app: TestApp
let addresses: string[]
beforeAll(async () => {
  app = await openTestApp()
  const routes = createApp(app.deps).routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/desk/'),
  )
  addresses = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
})
afterAll(() => app.close())

it('knows every address of the desk, and has no others', () => {
  expect(addresses.toSorted()).toEqual(Object.keys(expected).toSorted())
})

describe.each(Object.entries(expected))('%s', (address, allowed) => {
  const [method = '', pattern = ''] = address.split(' ')
  const path = pattern.replace(/:(id|file)/g, '00000000-0000-4000-8000-000000000000')
  const call = (cookie?: string) =>
    app.call(path, { method: method as 'GET', cookie, ...(method === 'GET' ? {} : { body: {} }) })

  it('asks who has no session to sign in', async () => {
    const { status } = await call()
    expect(status === 401 && address !== 'POST /api/desk/sign-in/verify').toBe(allowed !== 'all')
  })

  it.each(roles)('answers %s as the matrix says', async (role) => {
    const { status, body } = await call((await signInAs(app, role)).cookie)
    if (allowed === 'all') return expect(status).not.toBe(403)
    expect([status === 403, body.code === 'forbidden']).toEqual(
      allowed.includes(role.charAt(0)) ? [false, false] : [true, true],
    )
    expect(status).not.toBe(401)
  })
})

it('refuses an address of the desk that no row allows', async () => {
  const withOneMore = createApp(app.deps)
  withOneMore.get('/api/desk/forgotten', (c) => c.text('secret'))
  const { cookie } = await signInAs(app, 'owner')
  const answer = await withOneMore.request('/api/desk/forgotten', { headers: { Cookie: cookie } })
  expect(answer.status).toBe(404)
})

it('has every role do what the clinic decided', () => {
  const matrix: Readonly<Record<Permission, string>> = {
    agenda: 'odp',
    visits: 'odp',
    notes: 'odp',
    clients: 'od',
    messages: 'od',
    mails: 'od',
    newsletter: 'od',
    reports: 'od',
    floods: 'od',
    privacy: 'o',
    team: 'o',
    record: 'o',
  }
  const read = Object.keys(permissions).map((permission) => [
    permission,
    roles
      .filter((role) => may(role, permission as Permission))
      .map((role) => role.charAt(0))
      .join(''),
  ])
  expect(Object.fromEntries(read)).toEqual(matrix)
  expect(Object.keys(deskAccess).toSorted()).toEqual(addresses.toSorted())
})
