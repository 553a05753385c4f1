import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import type { VisitMailJob } from '#server/features/visit-mails/jobs.ts'
import { queueVisitMail, visitMailDue } from '#server/features/visit-mails/jobs.ts'
import { forgetMails } from '#server/platform/mail/queue.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, testNow } from './app.ts'
import { signInAs } from './desk.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
beforeEach(async () => {
  app.travelTo(testNow)
  await app.clear()
  await sql`delete from pgboss.job where name = ${visitMailDue.name}`.execute(app.database.db)
})
afterAll(() => app.close())

/** A visit of 24 November at ten, booked at that moment. */
async function visitBookedAt(moment: string): Promise<string> {
  app.travelTo(moment)
  return (await app.call('/api/appointments', { body: bookingOf() })).body.id as string
}

async function movedByClient(id: string, appointmentDate: string, moment: string): Promise<void> {
  app.travelTo(moment)
  const { search } = new URL(mailedManageUrlOf(id, 'nl', app.deps.env))
  const moved = await app.call(`/api/appointments/${id}/reschedule${search}`, { body: { appointmentDate } })
  expect(moved.status).toBe(200)
}

const changes = {
  move: { appointmentDate: '2026-11-24T15:00', notify: true },
  cancel: { notify: true, reason: 'Verkeerde afspraak', waiveFee: true },
} as const

/** What the desk does by mistake at a moment; answers with what takes it back. */
async function mistake(id: string, moment: string, act: keyof typeof changes, notify = true) {
  app.travelTo(moment)
  const { cookie } = await signInAs(app, 'desk')
  const desk = (path: string, body: object) =>
    app.call(`/api/desk/appointments/${id}/${path}`, { cookie, body })
  const made = await desk(act, { ...changes[act], notify })
  expect(made.status).toBe(200)
  return async (undoneAt: string) => {
    app.travelTo(undoneAt)
    expect((await desk('undo', { sequence: made.body.sequence })).status).toBe(200)
  }
}

/** Runs what is due by then, as the worker does: a job that has run is no more. */
async function run(moment: string): Promise<void> {
  app.travelTo(moment)
  const { rows } = await sql<{ data: VisitMailJob }>`delete from pgboss.job
    where name = ${visitMailDue.name} and start_after <= ${new Date(moment)} returning data`.execute(
    app.database.db,
  )
  for (const { data } of rows) await queueVisitMail(app.deps, data)
}

/** Sends what waits, as the mail server's turn does: what is no longer true is dropped. */
async function send(): Promise<void> {
  const around = app.database.db.selectFrom('mails').selectAll().where('kind', 'like', 'visit-%')
  for (const { id, kind, data } of await around.where('state', '=', 'queued').execute()) {
    const mail = await visitMailComposers(app.deps)[kind]?.(data, 'nl')
    const state = mail ? 'sent' : 'dropped'
    await app.database.db.updateTable('mails').set({ state, data: '{}' }).where('id', '=', id).execute()
  }
}

const sent = async () => {
  const mails = app.database.db.selectFrom('mails').select('kind').where('kind', 'like', 'visit-%')
  return (await mails.where('state', '=', 'sent').execute()).map(({ kind }) => kind)
}

describe.each(['move', 'cancel'] as const)('a visit that the desk meant not to %s', (act) => {
  it.each([
    ['before its reminder was due', '2026-11-22T08:59:50Z'],
    ['when its reminder was due, and not looked for yet', '2026-11-22T09:00:01Z'],
  ])('is remembered once it is back, though that was %s', async (_when, moment) => {
    const id = await visitBookedAt(testNow)
    const undo = await mistake(id, moment, act)
    await run('2026-11-22T09:00:05Z')
    await undo('2026-11-22T09:00:15Z')
    await run('2026-11-22T09:00:45Z')
    await send()
    expect(await sent()).toEqual(['visit-reminder'])
  })

  it.each([
    ['the mail that had it is kept', testNow],
    ['that has been forgotten since', '2026-11-22T08:30:00Z'],
  ])(
    'is remembered once it is back, though its link had been asked for right before, and %s',
    async (_, forgottenBefore) => {
      const id = await visitBookedAt(testNow)
      await app.database.db.updateTable('mails').set({ state: 'sent' }).execute()
      app.travelTo('2026-11-22T08:30:00Z')
      await forgetMails(app.database.db, new Date(forgottenBefore))
      const { reference } = await app.deps.db
        .selectFrom('appointments')
        .select('reference')
        .executeTakeFirstOrThrow()
      await app.call('/api/appointments/link', { body: { reference, email: bookingOf().email } })
      const undo = await mistake(id, '2026-11-22T08:59:50Z', act)
      await run('2026-11-22T09:00:05Z')
      await undo('2026-11-22T09:00:15Z')
      await run('2026-11-22T09:00:45Z')
      await send()
      expect(await sent()).toEqual(['visit-reminder'])
    },
  )

  it('is remembered once it is back, though the mail had its turn meanwhile, and once only', async () => {
    const id = await visitBookedAt(testNow)
    await run('2026-11-22T09:00:00Z')
    const undo = await mistake(id, '2026-11-22T11:00:00Z', act)
    await send()
    await undo('2026-11-22T11:00:20Z')
    await run('2026-11-22T11:00:45Z')
    await send()
    expect(await sent()).toEqual(['visit-reminder'])
    const undoAgain = await mistake(id, '2026-11-22T12:00:00Z', act)
    await undoAgain('2026-11-22T12:00:20Z')
    await run('2026-11-22T12:00:45Z')
    await send()
    expect(await sent()).toEqual(['visit-reminder'])
  })

  it('is not remembered twice where that was sent before', async () => {
    const id = await visitBookedAt(testNow)
    await run('2026-11-22T09:00:10Z')
    await send()
    const undo = await mistake(id, '2026-11-22T09:01:00Z', act)
    await undo('2026-11-22T09:01:20Z')
    await run('2026-11-22T09:01:45Z')
    await send()
    expect(await sent()).toEqual(['visit-reminder'])
  })

  it('gets no reminder beside the news of a move by its client that had waited, and goes out after all', async () => {
    const id = await visitBookedAt(testNow)
    await movedByClient(id, '2026-11-25T10:00', testNow)
    await movedByClient(id, '2026-11-24T10:00', '2026-11-22T08:30:00Z')
    const undo = await mistake(id, '2026-11-22T08:59:50Z', act, false)
    await run('2026-11-22T09:00:05Z')
    await undo('2026-11-22T09:00:15Z')
    await run('2026-11-22T09:00:45Z')
    await send()
    expect(await sent()).toEqual([])
  })

  it.each(['booked', 'moved'])('gets no reminder that was never planned as it was %s', async (how) => {
    const id = await visitBookedAt(how === 'booked' ? '2026-11-22T08:30:00Z' : testNow)
    if (how === 'moved') {
      await movedByClient(id, '2026-11-25T10:00', testNow)
      await movedByClient(id, '2026-11-24T10:00', '2026-11-22T08:30:00Z')
      // What its first time had planned is not looked at here.
      await sql`delete from pgboss.job where name = ${visitMailDue.name}`.execute(app.database.db)
    }
    const undo = await mistake(id, '2026-11-22T09:01:00Z', act)
    await undo('2026-11-22T09:01:20Z')
    await run('2026-11-22T09:01:45Z')
    await send()
    expect(await sent()).toEqual([])
  })
})
