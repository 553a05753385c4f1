import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBlock } from '#server/features/blocks/data.ts'
import { block } from '#server/features/blocks/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { addMinutes } from '#shared/lib/time.ts'
import { bookingOf, openTestApp } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'
import { isSideBySide, untilWaiting, whileHeld } from '../../../../tests/rivals.ts'

describe.runIf(isSideBySide)('a block that is made while half hours of it are given back', () => {
  let app: TestApp
  let desk: AtTheDesk
  beforeAll(async () => {
    app = await openTestApp()
    desk = await signInAs(app, 'desk')
  })
  beforeEach(() => app.clear())
  afterAll(() => app.close())

  const wish = (start: string, end: string) => ({
    ...{ room: 1, start: `2026-11-24T${start}`, end: `2026-11-24T${end}` },
    reason: 'Teamoverleg',
  })
  const make = (body: unknown) => app.call('/api/desk/blocks', { body, cookie: desk.cookie })
  const remove = (id: string) => app.call(`/api/desk/blocks/${id}`, { method: 'DELETE', cookie: desk.cookie })
  const held = async () =>
    (await app.deps.db.selectFrom('slot_occupancy').select(['slot', 'room']).orderBy('slot').execute()).map(
      ({ slot, room }) => `${slot.toISOString().slice(11, 16)} in ${room}`,
    )
  const noon = ['11:00 in 1', '11:30 in 1']

  /** Makes the block of noon, and does `meanwhile` once it has passed its first half hour and waits for the second. */
  function pastTheFirst(meanwhile: () => Promise<void>) {
    const slot = new Date('2026-11-24T11:30:00Z')
    const rival = {
      id: randomUUID(),
      room: 1,
      starts_at: slot,
      ends_at: addMinutes(slot, 30),
      reason: 'Kort',
    }
    const takeTheSecond = async (trx: Transaction<Database>) => {
      await insertBlock(trx, { ...rival, staff_id: desk.id, created_at: slot })
      await trx.insertInto('slot_occupancy').values({ slot, room: 1, block_id: rival.id }).execute()
    }
    return whileHeld(app, takeTheSecond, async (letGo) => {
      const making = make(wish('12:00', '13:00'))
      await untilWaiting(app, 1)
      await meanwhile()
      await letGo()
      return making
    })
  }

  it('holds those of a visit that is cancelled', async () => {
    const visit = await app.call('/api/desk/appointments', {
      cookie: desk.cookie,
      body: { ...bookingOf({ appointmentDate: '2026-11-24T12:00', room: 1 }), source: 'phone' },
    })
    const made = await pastTheFirst(async () => {
      const cancelled = await app.call(`/api/desk/appointments/${visit.body.id}/cancel`, {
        cookie: desk.cookie,
        body: { notify: false },
      })
      expect(cancelled.status).toBe(200)
    })
    expect(made.status).toBe(201)
    expect(await held()).toEqual(noon)
  })

  it('holds those of another block that is removed', async () => {
    const other = await make(wish('12:00', '12:30'))
    const made = await pastTheFirst(async () => expect((await remove(other.body.id)).status).toBe(204))
    expect(made.status).toBe(201)
    expect(await held()).toEqual(noon)
  })

  it('is known to who removes another before it stands', async () => {
    const other = await make(wish('12:00', '13:00'))
    const { bell } = app.deps
    let removing: Promise<unknown> | undefined
    const ring: typeof bell.ring = async (trx, dates) => {
      removing = remove(other.body.id)
      await Promise.race([removing, untilWaiting(app, 1)])
      await bell.ring(trx, dates)
    }
    const made = await block({ ...app.deps, bell: { ...bell, ring } }, desk, wish('12:00', '13:00'))
    expect(made.ok).toBe(true)
    await removing
    expect(await held()).toEqual(noon)
  })
})
