import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import { openTestApp } from '../../../../../tests/app.ts'
import type { TestApp } from '../../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../../tests/desk.ts'
import { signInAs } from '../../../../../tests/desk.ts'
import { visitsAt } from '../../../../../tests/desk-visits.ts'

let app: TestApp
let desk: AtTheDesk
beforeAll(async () => {
  app = await openTestApp()
  desk = await signInAs(app, 'desk', 'Joris Smit')
})
beforeEach(async () => {
  app.travelTo('2026-11-19T08:00:00Z')
  await app.clear()
})
afterAll(() => app.close())

const { byLink, caller, clientSees, mailsOf, online, post, proven, visit, visitNow } = visitsAt(() => ({
  app,
  desk,
}))

describe('moving', () => {
  it('takes the new half hours, gives the old ones back, and costs the client nothing', async () => {
    const booked = await online({ appointmentDate: '2026-11-19T12:00' })
    const moved = await post(`/${booked.id}/move`, {
      appointmentDate: '2026-11-24T21:00',
      room: 4,
      notify: true,
    })
    expect(moved.body).toMatchObject({ start: '2026-11-24T20:00:00.000Z', room: 4, feeCents: 0 })
    expect(await clientSees(booked)).toMatchObject({
      appointmentDate: '2026-11-24T20:00:00.000Z',
      chargedCents: 0,
    })
    const cells = await app.deps.db.selectFrom('slot_occupancy').select(['slot', 'room']).execute()
    expect(cells).toEqual([{ slot: new Date('2026-11-24T20:00:00Z'), room: 4 }])
  })

  it('refuses a room that is taken then, and changes nothing', async () => {
    await visit({ room: 1 })
    const other = await visit({ room: 2 })
    const moved = await post(`/${other.id}/move`, {
      appointmentDate: caller.appointmentDate,
      room: 1,
      notify: false,
    })
    expect([moved.status, moved.body.code]).toEqual([409, 'slot_taken'])
    // Of the clinic's own block as well as of a visit: "somebody else has booked it" would be said to who blocked it.
    expect(moved.body.error).toContain('er staat een afspraak of een blokkade')
  })

  it('charges nobody for not coming whose visit was moved meanwhile', async () => {
    const { id, sequence } = await visit()
    await post(`/${id}/move`, { appointmentDate: '2026-11-24T12:00', notify: false })
    const missed = await post(`/${id}/status`, { status: 'no_show', sequence })
    expect([missed.status, missed.body.code]).toEqual([409, 'visit_changed'])
    expect(await visitNow(id)).toMatchObject({ status: 'confirmed', feeCents: 0 })
  })

  it('lets one of two desks win that move the same visit', async () => {
    const { id, sequence } = await visit()
    const at = (time: string) =>
      post(`/${id}/move`, { appointmentDate: `2026-11-24T${time}`, notify: false, sequence })
    const answers = await Promise.all([at('12:00'), at('13:00')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('visit_changed')
    const cells = await app.deps.db.selectFrom('slot_occupancy').select('slot').execute()
    expect(cells).toHaveLength(1)
  })

  it('takes back no later change of somebody else: an undo names its own', async () => {
    const booked = await visit()
    const own = await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T11:00', notify: false })
    await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T14:00', notify: false })
    const undone = await post(`/${booked.id}/undo`, { sequence: own.body.sequence })
    expect([undone.status, undone.body.code]).toEqual([409, 'too_late_to_undo'])
    expect((await visitNow(booked.id)).start).toBe('2026-11-24T13:00:00.000Z')
  })

  it('can be undone for half a minute, and then nobody is told', async () => {
    const booked = await online()
    const moved = await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T21:00', notify: true })
    expect(moved.body.undoUntil).toBe('2026-11-19T08:00:30.000Z')
    expect(await mailsOf('booking-moved')).toEqual([{ state: 'queued', recipient: 'noor@example.nl' }])
    const { sequence } = moved.body
    const undone = await post(`/${booked.id}/undo`, { sequence })
    expect(undone.body).toMatchObject({ start: '2026-11-24T09:00:00.000Z', undoUntil: null })
    expect(await mailsOf('booking-moved')).toMatchObject([{ state: 'dropped' }])
    expect((await post(`/${booked.id}/undo`, { sequence })).body.code).toBe('too_late_to_undo')
  })

  it('cannot be undone once its client was sent the new moment on asking for the link', async () => {
    const booked = await online()
    await app.deps.db.updateTable('mails').set({ state: 'sent' }).execute()
    const moved = await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T14:00', notify: true })
    const { reference } = moved.body
    app.travelTo('2026-11-19T08:00:05Z')
    await app.call('/api/appointments/link', { body: { reference, email: 'noor@example.nl' } })
    const undone = await post(`/${booked.id}/undo`, { sequence: moved.body.sequence })
    expect([undone.status, undone.body.code]).toEqual([409, 'too_late_to_undo'])
    expect((await visitNow(booked.id)).start).toBe('2026-11-24T13:00:00.000Z')
  })

  it('cannot be undone later, nor when somebody has taken the place', async () => {
    const booked = await visit({ room: 1 })
    const move = { appointmentDate: '2026-11-24T21:00', room: 1, notify: false }
    const { sequence } = (await post(`/${booked.id}/move`, move)).body
    const other = await visit({ room: 1 })
    expect((await post(`/${booked.id}/undo`, { sequence })).body.code).toBe('slot_taken')
    await post(`/${other.id}/cancel`, { notify: false })
    app.travelTo('2026-11-19T08:00:31Z')
    expect((await post(`/${booked.id}/undo`, { sequence })).body.code).toBe('too_late_to_undo')
  })

  it('tells nobody of a day that is gone', async () => {
    const booked = await online()
    const moved = await post(`/${booked.id}/move`, { appointmentDate: '2026-11-18T10:00', notify: true })
    expect(moved.body).toMatchObject({ start: '2026-11-18T09:00:00.000Z' })
    expect(await mailsOf('booking-moved')).toEqual([])
  })

  it('confirms what was entered for a day that is gone once it moves to its right one, until that is undone', async () => {
    const booked = await visit({ appointmentDate: '2026-11-18T10:00', email: 'wim@example.nl' })
    const move = { appointmentDate: '2026-11-24T10:00', notify: true }
    const { body: moved } = await post(`/${booked.id}/move`, move)
    expect(await mailsOf('booking-moved')).toEqual([])
    expect(await mailsOf('booking-confirmation')).toEqual([{ state: 'queued', recipient: 'wim@example.nl' }])
    await post(`/${booked.id}/undo`, { sequence: moved.sequence })
    expect(await mailsOf('booking-confirmation')).toMatchObject([{ state: 'dropped' }])
    await post(`/${booked.id}/move`, move)
    expect((await mailsOf('booking-confirmation')).map(({ state }) => state)).toEqual(['dropped', 'queued'])
    await post(`/${booked.id}/move`, { ...move, appointmentDate: '2026-11-25T10:00' })
    expect(await mailsOf('booking-moved')).toMatchObject([{ state: 'queued' }])
  })

  it('holds its mail back for half a minute', async () => {
    const booked = await online()
    await post(`/${booked.id}/move`, { appointmentDate: '2026-11-24T21:00', notify: true })
    const { rows } = await app.database.pool.query(
      `select start_after from pgboss.job join mails on mails.id::text = job.data->>'mailId' where mails.kind = 'booking-moved'`,
    )
    expect(rows).toEqual([{ start_after: new Date('2026-11-19T08:00:30Z') }])
  })
})

describe('what was noted of a visit', () => {
  const move = (id: string, to: object) => post(`/${id}/move`, { notify: false, ...to })
  const nextDay = { appointmentDate: '2026-11-25T10:00' }
  const later = { appointmentDate: '2026-11-24T14:00' }

  it.each(['arrived', 'completed', 'no_show'])(
    'ends when it moves to another day, and is there again after an undo: %s',
    async (status) => {
      const booked = await online()
      const { body: marked } = await post(`/${booked.id}/status`, { status })
      const { body: moved } = await move(booked.id, nextDay)
      expect(moved).toMatchObject({ status: 'confirmed', feeCents: 0, waiver: null })
      expect(await clientSees(booked)).toMatchObject({ status: 'confirmed', chargedCents: 0 })
      const { body: undone } = await post(`/${booked.id}/undo`, { sequence: moved.sequence })
      expect(undone).toMatchObject({ status, feeCents: marked.feeCents })
    },
  )

  it('stays when it moves within the day, but for a no-show and its fee', async () => {
    const here = await online()
    await post(`/${here.id}/status`, { status: 'arrived' })
    expect((await move(here.id, later)).body.status).toBe('arrived')
    const missed = await online({ email: 'sam@example.nl', firstName: 'Sam' })
    await post(`/${missed.id}/status`, { status: 'no_show', waiveFee: true, reason: 'Ziekenhuis' })
    const moved = (await move(missed.id, later)).body
    expect(moved).toMatchObject({ status: 'confirmed', feeCents: 0, waiver: null })
  })

  it('that its client will come is true of its time only: it goes with a move and comes back with its undo', async () => {
    const booked = await online()
    await byLink(booked, '/coming', {})
    const comingAt = '2026-11-19T08:00:00.000Z'
    const { body: inside } = await move(booked.id, { appointmentDate: '2026-11-24T10:00', room: 4 })
    expect(inside).toMatchObject({ room: 4, comingAt })
    const { body: moved } = await move(booked.id, later)
    expect(moved.comingAt).toBeNull()
    const { body: undone } = await post(`/${booked.id}/undo`, { sequence: moved.sequence })
    expect(undone.comingAt).toBe(comingAt)
  })

  it('that its client says meanwhile to come outlasts the undo of another room', async () => {
    const booked = await online()
    const { room } = await visitNow(booked.id)
    const elsewhere = { appointmentDate: '2026-11-24T10:00', room: room === 1 ? 2 : 1 }
    const { body: moved } = await move(booked.id, elsewhere)
    await byLink(booked, '/coming', {})
    const { body: undone } = await post(`/${booked.id}/undo`, { sequence: moved.sequence })
    expect(undone.room).toBe(room)
    expect(undone.comingAt).toBe('2026-11-19T08:00:00.000Z')
  })

  it('stays when only its room changes', async () => {
    const { id } = await visit({ room: 1 })
    await post(`/${id}/status`, { status: 'no_show' })
    const moved = await move(id, { appointmentDate: caller.appointmentDate, room: 2 })
    expect(moved.body).toMatchObject({ room: 2, status: 'no_show', feeCents: 2000 })
  })
})

describe('a change that nobody is told', () => {
  const to15 = { appointmentDate: '2026-11-24T15:00', notify: true }

  it('of the room alone leaves the mail about the new time waiting', async () => {
    const booked = await online()
    const { body: moved } = await post(`/${booked.id}/move`, to15)
    const room = moved.room === 1 ? 2 : 1
    expect((await post(`/${booked.id}/move`, { ...to15, room })).body.room).toBe(room)
    expect(await mailsOf('booking-moved')).toEqual([{ state: 'queued', recipient: 'noor@example.nl' }])
    expect(await mailsOf('booking-confirmation')).toMatchObject([{ state: 'queued' }])
  })

  it.each([
    ['move', { appointmentDate: '2026-11-24T16:00', notify: false }],
    ['cancel', { notify: false }],
  ])('of the visit itself, a %s, takes back the mail that is no longer true', async (change, body) => {
    const booked = await online()
    await post(`/${booked.id}/move`, to15)
    await post(`/${booked.id}/${change}`, body)
    expect(await mailsOf('booking-moved')).toMatchObject([{ state: 'dropped' }])
  })

  const to16 = { appointmentDate: '2026-11-24T16:00', notify: false }
  const waiting = async () => {
    const stored = app.deps.db.selectFrom('mails').select(['kind', 'recipient', 'language', 'data'])
    return (await stored.where('state', '=', 'queued').orderBy('kind').execute()) as { kind: string }[]
  }

  it.each([
    ['move', to16],
    ['cancel', { notify: false }],
  ])(
    'of the visit itself, a %s, gives back with its undo the mails that it took back, and once',
    async (change, body) => {
      const booked = await online()
      await post(`/${booked.id}/move`, to15)
      const before = await waiting()
      expect(before.map(({ kind }) => kind)).toEqual([
        'booking-confirmation',
        'booking-moved',
        'booking-notice',
      ])
      const { sequence } = (await post(`/${booked.id}/${change}`, body)).body
      expect(await waiting()).toEqual([])
      const undone = await post(`/${booked.id}/undo`, { sequence })
      expect(undone.body.start).toBe('2026-11-24T14:00:00.000Z')
      expect(await waiting()).toEqual(before)
      const composers = visitMailComposers(app.deps)
      for (const { kind, data } of before as { kind: string; data: unknown }[])
        expect(await composers[kind]?.(data, 'nl')).not.toBeNull()
      const again = (await post(`/${booked.id}/move`, { ...to16, notify: true })).body
      await post(`/${booked.id}/undo`, { sequence: again.sequence })
      expect(await waiting()).toEqual(before)
    },
  )

  it('gives back nothing that an earlier one took back, of which nothing is kept', async () => {
    const booked = await online()
    await post(`/${booked.id}/move`, to15)
    await post(`/${booked.id}/move`, to16)
    const { sequence } = (await post(`/${booked.id}/move`, { ...to16, appointmentDate: '2026-11-24T17:00' }))
      .body
    await post(`/${booked.id}/undo`, { sequence })
    expect(await waiting()).toEqual([])
    const kept = app.deps.db.selectFrom('mails').select('data').distinct()
    expect(await kept.execute()).toEqual([{ data: {} }])
  })
})

describe('cancelling', () => {
  it('costs nothing within the hour after booking, nor where nobody has shown that the address is theirs', async () => {
    const late = { appointmentDate: '2026-11-19T12:00' }
    const mine = await proven(late)
    const unproven = await online({ ...late, email: 'sam@example.nl', firstName: 'Sam' })
    app.travelTo('2026-11-19T08:59:00Z')
    expect((await visitNow(mine.id)).cancelFeeCents).toBe(0)
    app.travelTo('2026-11-19T09:01:00Z')
    expect(await visitNow(mine.id)).toMatchObject({ cancelFeeCents: 2000, missedFeeCents: 2000, feeCents: 0 })
    expect((await post(`/${unproven.id}/cancel`, { notify: false })).body.feeCents).toBe(0)
    const cancelled = (await post(`/${mine.id}/cancel`, { notify: false })).body
    expect(cancelled).toMatchObject({ status: 'cancelled', feeCents: 2000 })
  })

  it('charges a late one unless it is waived with a reason, and the client sees that', async () => {
    const late = { appointmentDate: '2026-11-19T12:00' }
    const charged = await proven(late)
    const waived = await proven({ ...late, email: 'sam@example.nl', firstName: 'Sam' })
    app.travelTo('2026-11-19T09:01:00Z')
    expect((await post(`/${charged.id}/cancel`, { notify: false })).body).toMatchObject({
      status: 'cancelled',
      feeCents: 2000,
    })
    const bare = await post(`/${waived.id}/cancel`, { notify: false, waiveFee: true })
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([422, ['reason']])
    const reason = 'De behandelaar is ziek'
    const { body } = await post(`/${waived.id}/cancel`, { notify: true, waiveFee: true, reason })
    expect(body).toMatchObject({ status: 'cancelled', feeCents: 0, waiver: reason })
    expect(await clientSees(waived)).toMatchObject({ status: 'cancelled', feeCents: 0, chargedCents: 0 })
    expect(await clientSees(charged)).toMatchObject({ feeCents: 2000, chargedCents: 2000 })
    expect(await mailsOf('booking-cancelled')).toEqual([{ state: 'queued', recipient: 'sam@example.nl' }])
  })

  it('asks again where it costs something else by now than the desk was shown', async () => {
    const mine = await proven({ appointmentDate: '2026-11-19T12:00' })
    app.travelTo('2026-11-19T08:58:00Z')
    const { cancelFeeCents: shown, sequence } = await visitNow(mine.id)
    app.travelTo('2026-11-19T09:03:00Z')
    const cancel = (feeCents: number) => post(`/${mine.id}/cancel`, { notify: false, sequence, feeCents })
    const refused = await cancel(shown)
    expect([shown, refused.status, refused.body.code]).toEqual([0, 409, 'visit_changed'])
    expect(refused.body.error).toBe('Wat annuleren kost, is intussen veranderd. U ziet nu wat het kost.')
    const { status, cancelFeeCents } = await visitNow(mine.id)
    expect([status, cancelFeeCents]).toEqual(['confirmed', 2000])
    expect((await cancel(cancelFeeCents)).body).toMatchObject({ status: 'cancelled', feeCents: 2000 })
  })

  it('can be undone: the room is taken again, nobody is told', async () => {
    const booked = await online()
    const { sequence } = (await post(`/${booked.id}/cancel`, { notify: true })).body
    const undone = await post(`/${booked.id}/undo`, { sequence })
    expect(undone.body).toMatchObject({ status: 'confirmed', feeCents: 0 })
    expect(await mailsOf('booking-cancelled')).toMatchObject([{ state: 'dropped' }])
    expect(await app.deps.db.selectFrom('slot_occupancy').select('slot').execute()).toHaveLength(1)
  })
})

it('an undone cancellation counts in a flood of its network again', async () => {
  const booked = await online()
  const visits = app.deps.db.updateTable('appointments').set({ network_hash: 'one network' })
  await visits.where('id', '=', booked.id).execute()
  const networks = () => app.deps.db.selectFrom('appointments').select('network_hash').execute()
  const { sequence } = (await post(`/${booked.id}/cancel`, { notify: false })).body
  expect(await networks()).toEqual([{ network_hash: null }])
  await post(`/${booked.id}/undo`, { sequence })
  expect(await networks()).toEqual([{ network_hash: 'one network' }])
})

describe('one fee at most', () => {
  /** Half of € 119. */
  const half = 5950
  async function paidVisit() {
    const booked = await proven({
      treatmentType: 'Hydra facial gezicht',
      appointmentDate: '2026-11-19T12:00',
    })
    app.travelTo('2026-11-19T09:01:00Z')
    return booked
  }
  const waiver = { waiveFee: true, reason: 'Ziekenhuis' }

  it('is charged for a visit that was marked as missed and then cancelled, also after an undo', async () => {
    const booked = await paidVisit()
    expect((await post(`/${booked.id}/status`, { status: 'no_show' })).body.feeCents).toBe(half)
    const { body: cancelled } = await post(`/${booked.id}/cancel`, { notify: false })
    expect(cancelled).toMatchObject({ status: 'cancelled', feeCents: half })
    expect(await clientSees(booked)).toMatchObject({ feeCents: half, chargedCents: half })
    const { body: undone } = await post(`/${booked.id}/undo`, { sequence: cancelled.sequence })
    expect(undone).toMatchObject({ status: 'no_show', feeCents: half })
  })

  it('of not coming is waived by that mark only: neither by an earlier one nor for a cancellation after it', async () => {
    const booked = await paidVisit()
    const mark = (body: object) => post(`/${booked.id}/status`, body)
    await mark({ status: 'completed', ...waiver })
    expect((await mark({ status: 'no_show' })).body).toMatchObject({ feeCents: half, waiver: null })
    expect((await mark({ status: 'no_show', ...waiver })).body).toMatchObject({ feeCents: 0 })
    const { body } = await post(`/${booked.id}/cancel`, { notify: false })
    expect(body).toMatchObject({ feeCents: half, waiver: null })
  })

  it('is not told to a client who cancels what the desk has cancelled with a waiver', async () => {
    const booked = await paidVisit()
    await post(`/${booked.id}/cancel`, { notify: false, ...waiver })
    expect((await byLink(booked, '/cancel', {})).body).toMatchObject({ feeCents: 0, chargedCents: 0 })
  })

  it('of a late move stays waived while nothing is added, and is what not coming costs', async () => {
    const booked = await paidVisit()
    const moved = await byLink(booked, '/reschedule', { appointmentDate: '2026-11-19T13:00' })
    expect(moved.body.feeCents).toBe(half)
    const mark = (body: object) => post(`/${booked.id}/status`, body)
    await mark({ status: 'arrived', ...waiver })
    expect((await mark({ status: 'completed' })).body).toMatchObject({ feeCents: 0, missedFeeCents: half })
    expect((await mark({ status: 'no_show' })).body.feeCents).toBe(half)
  })
})
