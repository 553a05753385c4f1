import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { may, permissions, roles } from '#shared/features/desk/access.ts'
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
})
