import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { queueVisitMail } from '#server/features/visit-mails/jobs.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from './app.ts'

let app: TestApp
let cookie: string | undefined
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  cookie = undefined
  await app.clear()
})

const [typed, own, later] = ['getypt@example.nl', 'noor@example.nl', 'nieuw@example.nl']
const startsAt = '2026-12-01T09:00:00.000Z'
const password = 'vier woorden op rij'

const register = (email: string) => async () => {
  cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf({ email }) }))
}
const prove = async () => {
  await app.database.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  // Visits of a guest come to the account of a proven address when its owner signs in.
  await app.call('/api/auth/login', { body: { username: 'noor', password } })
}
const patch = (path: string, body: object) => app.call(path, { method: 'PATCH', body, cookie })

/** What a person does around a booking in which `typed` stands as the address. */
const steps = {
  'registers with another address': register(own),
  'registers with that address': register(typed),
  proves: prove,
  'signs out': async () => void (cookie = undefined),
  books: () =>
    app.call('/api/appointments', {
      body: bookingOf({ appointmentDate: startsAt, email: typed }),
      cookie,
      language: 'es',
    }),
  'changes the address': () => patch('/api/profile', { email: later, currentPassword: password }),
  'reads Arabic': () => patch('/api/preferences', { language: 'ar' }),
  'turns reminders off': () => patch('/api/preferences', { reminders: false }),
  'deletes the account': () => app.call('/api/profile', { method: 'DELETE', body: { password }, cookie }),
} satisfies Record<string, () => Promise<unknown>>
type Step = keyof typeof steps

type Told = { readonly confirmed: string; readonly reminded: string | null; readonly cared: string | null }
const everyMailTo = (address: string): Told => ({ confirmed: address, reminded: address, cared: address })

it.each<[Step[], Told]>([
  [['books'], everyMailTo(`${typed} es`)],
  [['registers with that address', 'signs out', 'books'], everyMailTo(`${typed} es`)],
  [['registers with another address', 'books'], everyMailTo(`${own} nl`)],
  [['registers with another address', 'proves', 'books'], everyMailTo(`${own} nl`)],
  [
    ['registers with another address', 'books', 'changes the address'],
    { confirmed: `${own} nl`, reminded: `${later} nl`, cared: `${later} nl` },
  ],
  [
    ['registers with another address', 'proves', 'books', 'changes the address', 'reads Arabic'],
    { confirmed: `${own} nl`, reminded: `${later} ar`, cared: `${later} ar` },
  ],
  [
    ['registers with another address', 'books', 'turns reminders off'],
    { confirmed: `${own} nl`, reminded: null, cared: `${own} nl` },
  ],
  [['registers with another address', 'books', 'deletes the account'], everyMailTo(`${own} nl`)],
  [
    ['books', 'registers with that address', 'changes the address'],
    { confirmed: `${typed} es`, reminded: `${typed} es`, cared: `${typed} es` },
  ],
  [
    ['books', 'registers with that address', 'proves', 'changes the address'],
    { confirmed: `${typed} es`, reminded: `${later} nl`, cared: `${later} nl` },
  ],
  [
    ['books', 'registers with that address', 'proves', 'deletes the account', 'registers with that address'],
    { confirmed: `${typed} es`, reminded: `${typed} nl`, cared: `${typed} nl` },
  ],
])('who %j is written to where they are now: %j', async (path, expected) => {
  for (const step of path) await steps[step]()
  const { id } = await app.database.db.selectFrom('appointments').select('id').executeTakeFirstOrThrow()
  const moments = {
    'visit-reminder': '2026-11-29T09:00:00Z',
    'visit-aftercare': '2026-12-01T18:00:00Z',
  } as const
  for (const [kind, moment] of Object.entries(moments) as [keyof typeof moments, string][]) {
    app.travelTo(moment)
    await queueVisitMail(app.deps, { kind, appointmentId: id, startsAt })
  }
  const mails = await app.database.db.selectFrom('mails').select(['kind', 'recipient', 'language']).execute()
  const to = (kind: string) => {
    const mail = mails.find((each) => each.kind === kind)
    return mail === undefined ? null : `${mail.recipient} ${mail.language}`
  }
  expect({
    confirmed: to('booking-confirmation'),
    reminded: to('visit-reminder'),
    cared: to('visit-aftercare'),
  }).toEqual(expected)
})
