import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mailComposers } from '#server/mails.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { openJobs } from '#server/platform/jobs/jobs.ts'
import { deliverMails } from '#server/platform/mail/delivery.ts'
import type { MailTransport } from '#server/platform/mail/transport.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { bookingOf, openTestApp, somebody } from './app.ts'
import type { TestApp } from './app.ts'
import { signInAs } from './desk.ts'
import type { AtTheDesk } from './desk.ts'

/** Ends the attempt at the confirmation that hangs. */
type Hanging = { readonly arrive: () => void; readonly hangUp: () => void }

let app: TestApp
let desk: AtTheDesk
let jobs: Jobs
let hanging: Hanging | undefined
const transport: MailTransport = {
  isRepeatable: false,
  check: async () => {},
  forget: async () => 0,
  close() {},
  async send({ kind }) {
    if (kind !== 'booking-confirmation') return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    hanging = { arrive: resolve, hangUp: () => reject(new Error('hung up')) }
    return promise
  },
}
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk')
  const composers = mailComposers(app.deps)
  jobs = await openJobs({ ...app.database, log: app.deps.log })
  await deliverMails({ ...app.deps, transport, metrics: createMetrics(), composers }, jobs, 0.5)
})
afterAll(async () => {
  await jobs.stop(1)
  await app.close()
})

const act = (id: string, action: string, body: object) =>
  app.call(`/api/desk/appointments/${id}/${action}`, { body, cookie: desk.cookie })

/** What became of the confirmations of a visit, oldest first. */
async function states(id: string) {
  const mails = app.database.db.selectFrom('mails').select('state').orderBy('created_at')
  const rows = await mails.where('event_key', 'like', `booking-confirmation:${id}%`).execute()
  return rows.map(({ state }) => state)
}

const until = (id: string, ...expected: string[]) =>
  vi.waitFor(async () => expect(await states(id)).toEqual(expected), 10_000)

/** A visit whose confirmation is on its way, to a mail server that says nothing. */
async function whileConfirming(appointmentDate = '2026-11-24T10:00') {
  const { body } = await app.call('/api/appointments', {
    body: bookingOf({ email: somebody(), appointmentDate }),
  })
  return { id: body.id as string, ...(await nextAttempt()) }
}

async function nextAttempt(): Promise<Hanging> {
  const attempt = await vi.waitUntil(() => hanging, 10_000)
  hanging = undefined
  return attempt
}

/** One mail leaves at a time: once the next one does, the attempt before it is over. */
async function another(): Promise<void> {
  const { arrive } = await whileConfirming('2026-11-25T10:00')
  arrive()
}

it('a confirmation whose attempt fails is not tried again once its visit was cancelled without telling', async () => {
  const { id, hangUp } = await whileConfirming()
  expect((await act(id, 'cancel', { notify: false })).status).toBe(200)
  hangUp()
  await another()
  expect(await states(id)).toEqual(['dropped'])
})

it('a confirmation that arrived while its visit was cancelled without telling counts as sent', async () => {
  const { id, arrive } = await whileConfirming()
  await act(id, 'cancel', { notify: false })
  arrive()
  await until(id, 'sent')
})

it('a confirmation whose attempt failed leaves after all once the cancellation is undone', async () => {
  const { id, hangUp } = await whileConfirming()
  const { body } = await act(id, 'cancel', { notify: false })
  hangUp()
  await another()
  expect((await act(id, 'undo', { sequence: body.sequence })).status).toBe(200)
  const { arrive } = await nextAttempt()
  arrive()
  await until(id, 'dropped', 'sent')
})
