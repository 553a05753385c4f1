import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import { queueVisitMail } from '#server/features/visit-mails/jobs.ts'
import type { VisitMailJob } from '#server/features/visit-mails/jobs.ts'
import { forgetMails } from '#server/platform/mail/queue.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'
import { visitsAt } from '../../../../tests/desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk')
})
beforeEach(() => {
  app.travelTo(testNow)
  return app.clear()
})
afterAll(() => app.close())

const { online, post, visit, visitNow } = visitsAt(() => ({ app, desk }))
const confirm = (id: string) => post(`/${id}/confirmation`, {})
const becomes = (state: 'sent' | 'dropped') => app.deps.db.updateTable('mails').set({ state }).execute()
const waiting = () =>
  app.deps.db
    .selectFrom('mails')
    .select(['kind', 'recipient', 'language', 'data'])
    .where('state', '=', 'queued')
    .execute()

it('confirms a visit that is to come once its mails are kept no longer, once for two who press', async () => {
  const { id } = await online()
  expect((await visitNow(id)).canConfirm).toBe(false)
  await becomes('sent')
  expect((await visitNow(id)).canConfirm).toBe(false)
  await forgetMails(app.deps.db, new Date('2026-11-20T08:00:00Z'))
  await app.deps.db.updateTable('appointments').set({ language: 'es' }).execute()
  expect(await visitNow(id)).toMatchObject({ mails: [], canConfirm: true })
  for (const { status, body } of await Promise.all([confirm(id), confirm(id)]))
    expect([status, body.to]).toEqual([202, 'noor@example.nl'])
  const [mail, ...others] = await waiting()
  expect([mail?.kind, mail?.recipient, others]).toEqual(['booking-confirmation', 'noor@example.nl', []])
  const written = await visitMailComposers(app.deps)['booking-confirmation']?.(mail?.data, 'es')
  expect(written?.text).toContain('Noor')
  expect(mail?.language).toBe('es')
  expect((await visitNow(id)).canConfirm).toBe(false)
  await becomes('sent')
  expect(await visitNow(id)).toMatchObject({ mails: [{ canSendAgain: true }], canConfirm: false })
})

it('confirms a visit whose confirmation was dropped, or is kept without its address', async () => {
  const { id } = await online()
  await becomes('dropped')
  expect((await visitNow(id)).canConfirm).toBe(true)
  await app.deps.db.updateTable('mails').set({ state: 'sent', recipient: '', data: '{}' }).execute()
  expect((await confirm(id)).body.to).toBe('noor@example.nl')
})

it('confirms none that was cancelled, has begun, or was booked without an address', async () => {
  const cancelled = await online()
  await post(`/${cancelled.id}/cancel`, { notify: false })
  const nobody = await visit()
  const past = await online({ appointmentDate: '2026-11-19T15:00' })
  await app.deps.db.deleteFrom('mails').execute()
  app.travelTo('2026-11-19T14:00:00Z')
  for (const { id } of [cancelled, nobody, past]) {
    expect((await visitNow(id)).canConfirm).toBe(false)
    expect((await confirm(id)).body.code).toBe('mail_forgotten')
  }
  expect(await waiting()).toEqual([])
  expect((await confirm(desk.id)).status).toBe(404)
})

it('sends no confirmation again of a visit that has begun, whether anybody marked it or not', async () => {
  const { id } = await online({ appointmentDate: '2026-11-19T15:00' })
  await becomes('sent')
  const isOffered = async () =>
    (await visitNow(id)).mails.some((mail: { canSendAgain: boolean }) => mail.canSendAgain)
  expect(await isOffered()).toBe(true)
  app.travelTo('2026-11-19T14:00:00Z')
  expect(await isOffered()).toBe(false)
})

it.each<[VisitMailJob['kind'], string, string, string]>([
  ['visit-reminder-evening', '2026-11-23T17:00:00Z', '2026-11-24T08:59:00Z', '2026-11-24T09:00:00Z'],
  ['visit-aftercare', '2026-11-24T18:00:00Z', '2026-11-25T17:59:00Z', '2026-11-25T18:00:00Z'],
])('sends a mail that was put aside, %s, again as long as it helps', async (kind, due, early, late) => {
  const { id } = await online()
  app.travelTo(due)
  await queueVisitMail(app.deps, { kind, appointmentId: id, startsAt: '2026-11-24T09:00:00.000Z' })
  await app.deps.db.updateTable('mails').set({ state: 'failed' }).execute()
  for (const [moment, canSendAgain] of [
    [early, true],
    [late, false],
  ] as const) {
    app.travelTo(moment)
    desk = await signInAs(app, 'desk')
    const aside = (await visitNow(id)).mails.find((mail: { kind: string }) => mail.kind === kind)
    expect(aside).toMatchObject({ canSendAgain })
  }
})

it('offers no reminder again to who has turned reminders off since', async () => {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  const { id } = (await app.call('/api/appointments', { body: bookingOf(), cookie })).body
  const kind = 'visit-reminder'
  await queueVisitMail(app.deps, { kind, appointmentId: id, startsAt: '2026-11-24T09:00:00.000Z' })
  await app.deps.db.updateTable('mails').set({ state: 'failed' }).execute()
  for (const reminders of [true, false]) {
    await app.call('/api/preferences', { method: 'PATCH', body: { reminders }, cookie })
    const aside = (await visitNow(id)).mails.find((mail: { kind: string }) => mail.kind === kind)
    expect(aside).toMatchObject({ canSendAgain: reminders })
  }
})
