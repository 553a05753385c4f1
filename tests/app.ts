import { randomUUID } from 'node:crypto'
import { createApp } from '#server/app.ts'
import type { AppDeps } from '#server/deps.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Bell } from '#server/platform/events/bell.ts'
import { createLog } from '#server/platform/log/log.ts'
import { wire } from '#server/wiring.ts'
import { priceList } from '#shared/content/catalogue.ts'
import { clinic } from './clinic.ts'
import { clearAgenda, openTestDatabase } from './database.ts'
import { watchedApps } from './watched-apps.ts'

export type TestApp = {
  readonly database: OpenedDatabase
  readonly deps: AppDeps
  /** One request; a body makes it a post. Answers with status, headers and the parsed body. */
  readonly call: (path: string, options?: CallOptions) => Promise<Answer>
  /** Sets the clock of the app. */
  readonly travelTo: (instant: string) => void
  /** What was logged as an error since the last look; a test that expects nothing need not look. */
  readonly errors: () => string[]
  readonly clear: () => Promise<void>
  readonly close: () => Promise<void>
}
export type CallOptions = {
  readonly body?: unknown
  /** Post with a body, else get. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Of a session (`sessionOf`); the request then names our own page as its origin, as browsers do. */
  readonly cookie?: string | undefined
  readonly language?: string
  readonly headers?: Readonly<Record<string, string>>
}
// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: any }

/** A Thursday morning in winter, well before any closed day. */
export const testNow = '2026-11-19T08:00:00Z'

/** The whole app on a real database, with the real mail queue and a clock that stands still. */
export async function openTestApp(changes: Partial<AppDeps> = {}, opened?: OpenedDatabase): Promise<TestApp> {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  const errors = () => lines.splice(0).filter((line) => /^\{"level":"(error|fatal)"/.test(line))
  watchedApps.add(errors)
  const database = opened ?? (await openTestDatabase())
  let now = new Date(testNow)
  const wired = await wire({
    database,
    env: {
      publicUrl: 'https://clinic.example',
      secret: 'a secret of at least 32 characters',
      clinicMail: 'balie@clinic.example',
    },
    clinic,
    priceList,
    now: () => now,
    log,
    mailFrom: 'post@clinic.example',
    ...changes,
  })
  const deps: AppDeps = { ...wired, ...changes }
  const app = createApp(deps)
  return {
    database,
    deps,
    async call(path, { body, method, cookie, language = 'nl', headers = {} } = {}) {
      const json = { 'Content-Type': 'application/json' }
      const answer = await app.request(path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          'Accept-Language': language,
          ...(body === undefined ? {} : json),
          ...(cookie === undefined ? {} : { Cookie: cookie, Origin: deps.env.publicUrl }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: sentOf(body), duplex: 'half' }),
      })
      const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true
      // A stream has no end of its own.
      if (isStream) await answer.body?.cancel()
      const text = isStream ? '' : await answer.text()
      const isJson = answer.headers.get('Content-Type')?.includes('json') === true
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
    },
    travelTo: (instant) => void (now = new Date(instant)),
    errors,
    async clear() {
      await clearAgenda(database)
      // Nothing of the product clears an agenda, so nothing tells of it either.
      await ringHeard(database, deps.bell)
    },
    async close() {
      watchedApps.delete(errors)
      await wired.jobs.stop()
      await wired.bell.close()
      await database.close()
    },
  }
}

function sentOf(body: unknown): string | ReadableStream {
  return typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body)
}

/** Rings for no day of the agenda, and waits until a database server has told of it and of all that came before. */
async function ringHeard(database: OpenedDatabase, bell: Bell): Promise<void> {
  const never = '1970-01-01'
  const heard = new Promise<void>((resolve) => {
    const stop = bell.onRing((days) => {
      if (!days.includes(never)) return
      stop()
      resolve()
    })
  })
  await inTransaction(database.db, (trx) => bell.ring(trx, [never]))
  if (bell.rung() !== null) await heard
}

/** A booking that is accepted as it stands, on an empty agenda; `changes` make it another. */
export function bookingOf(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    treatmentType: 'Gratis consult',
    appointmentDate: '2026-11-24T10:00',
    firstName: 'Noor',
    lastName: 'de Vries',
    email: 'noor@example.nl',
    phone: '06 12345678',
    dateOfBirth: null,
    notes: null,
    paymentOption: 'pay_later',
    saveDetails: false,
    subscribeNewsletter: false,
    ...changes,
  }
}

/** The address of somebody who has not booked before; one person holds only so many visits. */
export function somebody(): string {
  return `iemand-${randomUUID()}@example.nl`
}

/** The cookie that an answer puts into the browser, as the browser sends it back. */
export function sessionOf(answer: Answer): string {
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** A registration that is accepted as it stands, once; `changes` make it another. */
export function registrationOf(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    username: 'noor',
    password: 'vier woorden op rij',
    firstName: 'Noor',
    lastName: 'de Vries',
    email: 'noor@example.nl',
    ...changes,
  }
}

/** A new account, whose address goes by its name; answers with its session. */
export async function signUp(app: TestApp, username = 'noor'): Promise<string> {
  const body = registrationOf({ username, email: `${username}@example.nl` })
  return sessionOf(await app.call('/api/auth/register', { body }))
}

/** Books for an account; answers with the id of the visit. */
export async function bookAs(
  app: TestApp,
  cookie: string,
  appointmentDate: string,
  treatmentType = 'Hydra facial gezicht',
): Promise<string> {
  const body = bookingOf({ treatmentType, appointmentDate })
  return (await app.call('/api/appointments', { body, cookie })).body.id
}
