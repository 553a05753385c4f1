import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { newsletterMailComposers } from '#server/features/newsletter/emails.tsx'
import { newsletterLinkRoutes } from '#server/features/newsletter/routes.ts'
import { exportList } from '#server/features/newsletter/service.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from './app.ts'

/** What the operator sets. */
const settings = {
  publicUrl: 'https://clinic.example',
  secret: 'a secret of at least 32 characters',
  clinicMail: 'balie@clinic.example',
}
const { secret } = settings

let app: TestApp
let links: Hono
let cookie = ''
let minutes = 0
beforeAll(async () => {
  app = await openTestApp({ env: settings })
  links = newsletterLinkRoutes(
    app.deps,
    new Hono().get('*', (c) => c.text('page')),
  )
})
afterAll(() => app.close())
afterEach(async () => {
  minutes = 0
  settings.secret = secret
  app.travelTo(testNow)
  await app.clear()
})

const password = 'vier woorden op rij'
const prefer = (newsletter: boolean) =>
  app.call('/api/preferences', { method: 'PATCH', body: { newsletter }, cookie })
const moveTo = (email: string) =>
  app.call('/api/profile', { method: 'PATCH', body: { email, currentPassword: password }, cookie })
const register = async (username: string) =>
  sessionOf(await app.call('/api/auth/register', { body: registrationOf({ username }) }))

async function newest(kind: string) {
  const mails = app.database.db.selectFrom('mails').selectAll().where('kind', 'like', kind)
  return mails.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
}

/** The link of the newest mail about the newsletter: to confirm, or of its header to leave with one click. */
async function press(which: 'confirm' | 'one-click') {
  const mail = await newest('newsletter-%')
  const words = await newsletterMailComposers(app.deps)[mail.kind]?.(mail.data, 'nl')
  const confirm = /https:\/\/clinic\.example(\S*\/newsletter\/confirm\?token=[\w.-]+)/.exec(
    words?.text ?? '',
  )?.[1]
  const leave = /^<https:\/\/clinic\.example(\S+)>$/.exec(words?.headers?.['List-Unsubscribe'] ?? '')?.[1]
  const link = (which === 'confirm' ? confirm : leave) ?? ''
  await follow(link)
}

async function follow(link: string) {
  expect((await links.request(link, { method: 'POST' })).status).toBe(200)
}

/** The link of the newsletter itself, as it was last exported. */
let carried = ''

/** Everything that a person can do about the newsletter, in the words of the table. */
const steps = {
  'books with the tick': () =>
    app.call('/api/appointments', { body: bookingOf({ subscribeNewsletter: true }) }),
  'books without it': () => app.call('/api/appointments', { body: bookingOf() }),
  'asks on the page': () => app.call('/api/newsletter/subscribe', { body: { email: 'noor@example.nl' } }),
  confirms: () => press('confirm'),
  'leaves with one click': () => press('one-click'),
  registers: async () => void (cookie = await register(`noor${minutes}`)),
  'ticks it': () => prefer(true),
  'unticks it': () => prefer(false),
  'asks for the link once more': () => app.call('/api/profile/verification', { body: {}, cookie }),
  async proves() {
    const mail = await newest('account-verify-email')
    const words = await accountMailComposers(app.deps)[mail.kind]?.(mail.data, 'nl')
    const token = /\?token=(\S+)/.exec(words?.text ?? '')?.[1] ?? ''
    expect((await app.call('/api/auth/verify-email', { body: { token }, cookie })).status).toBe(200)
  },
  'takes another address': () => moveTo('ander@example.nl'),
  'takes the first again': () => moveTo('noor@example.nl'),
  'lets an hour pass': async () => void (minutes += 60),
  'finds a new SECRET': async () => void (settings.secret = 'another secret of 32 characters!'),
  async 'gets a newsletter'() {
    carried = /(\/newsletter\/unsubscribe\?token=[\w.-]+)/.exec(await exportList(app.deps))?.[1] ?? ''
  },
  'leaves by the newsletter': () => follow(carried),
  'deletes the account': () => app.call('/api/profile', { method: 'DELETE', body: { password }, cookie }),
} satisfies Record<string, () => Promise<unknown>>
type Step = keyof typeof steps

const noor = ['noor@example.nl']
const nobody: string[] = []

it.each<[Step[], string[]]>([
  [['books without it'], nobody],
  [['books with the tick'], nobody],
  [['books with the tick', 'confirms'], noor],
  [['asks on the page', 'confirms', 'leaves with one click'], nobody],
  [['asks on the page', 'confirms', 'leaves with one click', 'asks on the page'], nobody],
  [['asks on the page', 'confirms', 'leaves with one click', 'asks on the page', 'confirms'], noor],
  [['registers', 'ticks it'], nobody],
  [['registers', 'ticks it', 'confirms'], noor],
  [['registers', 'ticks it', 'proves'], noor],
  [['registers', 'ticks it', 'leaves with one click', 'proves'], nobody],
  [['registers', 'ticks it', 'confirms', 'leaves with one click', 'proves'], nobody],
  [['registers', 'ticks it', 'unticks it', 'proves'], nobody],
  [['registers', 'ticks it', 'unticks it', 'ticks it', 'proves'], noor],
  // Whoever types the address does not take back the no of its owner.
  [['registers', 'ticks it', 'leaves with one click', 'asks on the page', 'proves'], nobody],
  [['registers', 'ticks it', 'leaves with one click', 'ticks it', 'proves'], noor],
  [['registers', 'ticks it', 'confirms', 'unticks it'], nobody],
  // Who wished first may say no, whoever typed the address since.
  [['registers', 'ticks it', 'confirms', 'ticks it', 'unticks it'], nobody],
  [['registers', 'ticks it', 'confirms', 'lets an hour pass', 'asks on the page', 'unticks it'], nobody],
  [
    ['registers', 'ticks it', 'confirms', 'lets an hour pass', 'asks on the page', 'deletes the account'],
    nobody,
  ],
  [['registers', 'ticks it', 'confirms', 'deletes the account'], nobody],
  [['registers', 'ticks it', 'takes another address', 'proves'], nobody],
  [['registers', 'ticks it', 'confirms', 'takes another address'], nobody],
  [['registers', 'proves', 'ticks it'], noor],
  [['registers', 'proves', 'ticks it', 'unticks it'], nobody],
  [['registers', 'proves', 'ticks it', 'takes another address'], nobody],
  [['registers', 'proves', 'ticks it', 'takes another address', 'proves'], nobody],
  [
    ['registers', 'proves', 'ticks it', 'takes another address', 'proves', 'takes the first again', 'proves'],
    nobody,
  ],
  [['registers', 'proves', 'ticks it', 'deletes the account'], nobody],
  [['registers', 'proves', 'ticks it', 'deletes the account', 'registers', 'proves'], nobody],
  [['registers', 'proves', 'ticks it', 'deletes the account', 'registers', 'proves', 'ticks it'], noor],
  // Hashes and links of before are of a SECRET that is gone.
  [['registers', 'proves', 'ticks it', 'finds a new SECRET', 'unticks it'], nobody],
  [['registers', 'proves', 'ticks it', 'finds a new SECRET', 'deletes the account'], nobody],
  [['registers', 'ticks it', 'confirms', 'finds a new SECRET', 'deletes the account'], nobody],
  [
    [
      'registers',
      'ticks it',
      'finds a new SECRET',
      'leaves with one click',
      'asks for the link once more',
      'proves',
    ],
    nobody,
  ],
  [
    [
      'asks on the page',
      'confirms',
      'finds a new SECRET',
      'gets a newsletter',
      'leaves by the newsletter',
      'asks on the page',
      'confirms',
      'leaves by the newsletter',
    ],
    nobody,
  ],
  // A stranger at somebody else's address has no say.
  [['asks on the page', 'confirms', 'registers', 'deletes the account'], noor],
  [['asks on the page', 'confirms', 'registers', 'unticks it'], noor],
  [['asks on the page', 'confirms', 'registers', 'takes another address'], noor],
  [['asks on the page', 'confirms', 'registers', 'ticks it', 'unticks it'], noor],
  [['asks on the page', 'confirms', 'registers', 'ticks it', 'deletes the account'], noor],
  [['registers', 'ticks it', 'unticks it', 'asks on the page', 'confirms', 'ticks it', 'unticks it'], noor],
  [['asks on the page', 'confirms', 'registers', 'ticks it', 'takes another address'], noor],
])('who %j leaves on the list: %j', async (path, expected) => {
  for (const step of path) {
    app.travelTo(new Date(Date.parse(testNow) + 60_000 * minutes++).toISOString())
    await steps[step]()
  }
  const rows = await app.database.db
    .selectFrom('subscribers')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .execute()
  expect(rows.map(({ email }) => email)).toEqual(expected)
})

it('an account that is not proven shows its wish, on the list or not, until the owner of the address says no', async () => {
  const shown = async () => (await app.call('/api/preferences', { cookie })).body.newsletter
  await steps['asks on the page']()
  await steps.confirms()
  await steps.registers()
  expect((await prefer(true)).body.newsletter).toBe(true)
  expect(await shown()).toBe(true)
  await press('one-click')
  expect(await shown()).toBe(false)
  expect((await prefer(true)).body.newsletter).toBe(true)
})

it('who leaves stands in no mail that asked, also not in one of before a new SECRET', async () => {
  await steps['asks on the page']()
  await steps['finds a new SECRET']()
  app.travelTo('2026-11-19T09:00:00Z')
  await steps['asks on the page']()
  await press('one-click')
  const mails = await app.database.db.selectFrom('mails').select('recipient').execute()
  expect(mails).toEqual([{ recipient: '' }, { recipient: '' }])
})
