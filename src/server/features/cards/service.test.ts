import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyEmail } from '#server/features/account/service.ts'
import { tokenOf } from '#server/features/account/token.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'
import { isSideBySide, untilWaiting, whileHeld } from '../../../../tests/rivals.ts'

describe.runIf(isSideBySide)('at the same moment', () => {
  let app: TestApp
  let owner: AtTheDesk
  beforeAll(async () => {
    app = await openTestApp()
    owner = await signInAs(app, 'owner')
  })
  beforeEach(() => app.clear())
  afterAll(() => app.close())

  const desk = (path: string, body?: unknown, method?: 'DELETE') =>
    app.call(`/api/desk${path}`, { cookie: owner.cookie, body, ...(method && { method }) })
  const visits = () => app.deps.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()
  async function card(appointmentDate: string): Promise<string> {
    const { body } = await desk('/appointments', {
      ...{ treatmentType: 'Gratis consult', appointmentDate, source: 'phone' },
      ...{ firstName: 'Wim', lastName: 'Bos', email: 'wim@example.nl', phone: '06 12345678' },
    })
    return body.clientId
  }

  /** Begins to merge one card into another and lets `work` begin in the midst of it; answers with what came of that. */
  function inTheMidst<T>(from: string, into: string, work: () => Promise<T>): Promise<T> {
    const visit = sql`select 1 from appointments where card_id = ${from} for update`
    return whileHeld(
      app,
      (trx) => visit.execute(trx),
      async (letGo) => {
        const merging = desk(`/clients/${from}/merge`, { into })
        await untilWaiting(app, 1)
        const working = work()
        await untilWaiting(app, 2)
        await letGo()
        expect((await merging).status).toBe(200)
        return working
      },
    )
  }

  it('a note on a card that is being merged lands on the one that stands', async () => {
    const [from, into] = [await card('2026-11-20T10:00'), await card('2026-11-25T10:00')]
    const noted = await inTheMidst(from, into, () => desk(`/clients/${from}/notes`, { body: 'Belt liever.' }))
    expect([noted.status, noted.body.id, noted.body.notes]).toMatchObject([
      201,
      into,
      [{ body: 'Belt liever.' }],
    ])
  })

  it('an erasure by a card that is being merged erases all of the one that stands', async () => {
    const [from, into] = [await card('2026-11-20T10:00'), await card('2026-11-21T10:00')]
    const erased = await inTheMidst(from, into, () =>
      desk(`/clients/${from}`, { cancelAppointments: true }, 'DELETE'),
    )
    expect(erased.status).toBe(200)
    expect(await visits()).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }])
  })

  it('a file of a card that is being merged holds all of the one that stands', async () => {
    const [from, into] = [await card('2026-11-20T10:00'), await card('2026-11-25T10:00')]
    const file = await inTheMidst(from, into, () => desk(`/clients/${from}/export`))
    expect(file.body.appointments).toHaveLength(2)
  })

  it.each(['split', 'merge'])(
    'a visit booked for a child amid a %s of its card lies with its others',
    async (change) => {
      const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
      const book = (appointmentDate: string) =>
        app.call('/api/appointments', { body: bookingOf({ firstName: 'Sam', appointmentDate }), cookie })
      await book('2026-11-24T10:00')
      const [sam] = await visits()
      const wim = await card('2026-11-20T10:00')
      if (change === 'split') await desk(`/clients/${sam?.card_id}/merge`, { into: wim })
      const changed = change === 'split' ? wim : sam?.card_id
      const visit = sql`select 1 from appointments for update`
      await whileHeld(
        app,
        (trx) => visit.execute(trx),
        async (letGo) => {
          const changing = desk(`/clients/${changed}/${change}`, { into: wim })
          await untilWaiting(app, 1)
          const booking = book('2026-11-25T10:00')
          await untilWaiting(app, 2)
          await letGo()
          expect([(await changing).status, (await booking).status]).toEqual([200, 201])
        },
      )
      const [, ...sams] = await visits()
      const lies = change === 'split' ? sam?.card_id : wim
      expect(sams.map((visit) => visit.card_id)).toEqual([lies, lies])
    },
  )

  it('two logins of one client make one card', async () => {
    await app.call('/api/appointments', { body: bookingOf() })
    await app.call('/api/auth/register', { body: registrationOf() })
    await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    const { username, password } = registrationOf()
    const login = () => app.call('/api/auth/login', { body: { username, password } })
    // Nobody can make a card until both have begun.
    const lock = sql`lock table cards in share mode`
    const logins = await whileHeld(
      app,
      (trx) => lock.execute(trx),
      async (letGo) => {
        const both = [login(), login()]
        await untilWaiting(app, 2)
        await letGo()
        return Promise.all(both)
      },
    )
    expect(logins.map(({ status }) => status)).toEqual([200, 200])
    const client = await app.deps.db.selectFrom('clients').select('card_id').executeTakeFirst()
    expect((await visits()).map((visit) => visit.card_id)).toEqual([client?.card_id])
    const made = app.deps.db.selectFrom('cards').select('id').where('merged_into', 'is', null)
    expect(await made.execute()).toEqual([{ id: client?.card_id }])
  })
})

describe('a proven address', () => {
  let app: TestApp
  let desk: AtTheDesk
  beforeAll(async () => {
    app = await openTestApp()
    desk = await signInAs(app, 'desk', 'Joris Smit')
  })
  beforeEach(() => {
    app.travelTo(testNow)
    return app.clear()
  })
  afterAll(() => app.close())

  const get = (path: string) => app.call(`/api/desk/clients${path}`, { cookie: desk.cookie })
  const post = (path: string, body: unknown, headers = {}) =>
    app.call(`/api/desk/clients${path}`, { body, cookie: desk.cookie, headers })
  async function visit(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { body } = await app.call('/api/desk/appointments', {
      body: {
        treatmentType: 'Gratis consult',
        appointmentDate: '2026-11-24T10:00',
        firstName: 'Wim',
        lastName: 'Bos',
        email: 'wim@example.nl',
        phone: '06 12345678',
        source: 'phone',
        ...changes,
      },
      cookie: desk.cookie,
    })
    return body.clientId
  }
  /** The account of `registrationOf()` proves its address, and its client comes in. */
  async function proveAndLogIn() {
    await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    const { username, password } = registrationOf()
    return sessionOf(await app.call('/api/auth/login', { body: { username, password } }))
  }

  it('brings its visits together', async () => {
    const booked = await app.call('/api/appointments', { body: bookingOf() })
    const registered = await app.call('/api/auth/register', { body: registrationOf() })
    const own = await app.call('/api/appointments', {
      body: bookingOf({ appointmentDate: '2026-11-25T10:00' }),
      cookie: sessionOf(registered),
    })
    const cards = async () =>
      new Map(
        (await app.deps.db.selectFrom('appointments').select(['id', 'card_id']).execute()).map((row) => [
          row.id,
          row.card_id,
        ]),
      )
    const before = await cards()
    expect(before.get(booked.body.id)).not.toBe(before.get(own.body.id))
    await proveAndLogIn()
    const after = await cards()
    expect(after.get(booked.body.id)).toBe(after.get(own.body.id))
  })

  it('keeps record and notes of a guest who becomes a client with an account', async () => {
    const booked = await app.call('/api/appointments', { body: bookingOf() })
    const cardOf = async () => {
      const visit = app.deps.db.selectFrom('appointments').select('card_id').where('id', '=', booked.body.id)
      return (await visit.executeTakeFirstOrThrow()).card_id ?? ''
    }
    const asGuest = await cardOf()
    await post(`/${asGuest}/notes`, { body: 'Belt liever dan dat zij mailt.' })
    await app.call('/api/auth/register', { body: registrationOf() })
    const cookie = await proveAndLogIn()
    const asClient = await cardOf()
    expect(asClient).not.toBe(asGuest)

    const card = await get(`/${asGuest}`)
    expect([card.status, card.body.id, card.body.notes.length]).toEqual([200, asClient, 1])
    const noted = expect.objectContaining({ action: 'card.note' })
    const file = await app.call('/api/profile/export', { cookie })
    expect(file.body.record).toContainEqual(noted)
    const owner = await signInAs(app, 'owner')
    for (const id of [asGuest, asClient]) {
      const record = await app.call(`/api/desk/record?clientId=${id}`, { cookie: owner.cookie })
      expect(record.body.entries).toContainEqual(noted)
    }
  })

  it('lets a colleague take apart what a proven address joined, and joins it no second time', async () => {
    const asGuest = await visit({ email: 'noor@example.nl', firstName: 'NOOR', lastName: 'de  Vries' })
    await app.call('/api/auth/register', { body: registrationOf() })
    await proveAndLogIn()
    const { body } = await get(`/${asGuest}`)
    expect([body.id === asGuest, body.hasAccount]).toEqual([false, true])
    expect(body.merges).toMatchObject([{ firstName: 'NOOR', by: '' }])
    expect((await post(`/${body.id}/split`, {})).status).toBe(200)
    await proveAndLogIn()
    expect((await get(`/${asGuest}`)).body).toMatchObject({ id: asGuest, firstName: 'NOOR', visits: 1 })
  })

  it('leaves a visit on the card that a colleague chose, whoever has its address', async () => {
    await app.call('/api/auth/register', { body: registrationOf() })
    await proveAndLogIn()
    const child = await visit({ email: undefined, firstName: 'Sam' })
    const inSamsName = { clientId: child, firstName: 'Sam', email: 'noor@example.nl' }
    await visit({ ...inSamsName, appointmentDate: '2026-11-25T10:00' })
    await proveAndLogIn()
    expect((await get(`/${child}`)).body).toMatchObject({ id: child, firstName: 'Sam', visits: 2 })
  })

  it('leaves together what a colleague put on one card', async () => {
    const shared = await visit({ email: 'noor@example.nl' })
    await visit({ clientId: shared, email: 'wim@example.nl', appointmentDate: '2026-11-25T10:00' })
    await post(`/${shared}/notes`, { body: 'Komen samen.' })
    await app.call('/api/auth/register', { body: registrationOf() })
    await proveAndLogIn()
    expect((await get(`/${shared}`)).body).toMatchObject({
      ...{ id: shared, visits: 2, notes: [{}] },
      proposals: [{ firstName: 'Noor', hasAccount: true, because: 'email' }],
    })
  })

  it('keeps a card of their own for who comes on the address of another: a household shares one', async () => {
    const course = 'Hydra facial gezicht kuur van 3'
    const anna = { treatmentType: course, firstName: 'Anna', appointmentDate: '2026-11-25T10:00' }
    const before = await visit({ ...anna, email: 'noor@example.nl' })
    await app.call('/api/auth/register', { body: registrationOf() })
    const cookie = await proveAndLogIn()
    await app.call('/api/appointments', { body: bookingOf({ treatmentType: course }), cookie })
    const since = await visit({ ...anna, email: 'noor@example.nl', appointmentDate: '2026-11-26T10:00' })
    const [noor] = (await get('?search=vries')).body.clients
    expect(new Set([before, since, noor.id]).size).toBe(3)
    const [first] = (await get(`/${since}`)).body.visitList
    expect(first).toMatchObject({ firstName: 'Anna', isCovered: false })
    expect((await get(`/${since}`)).body.proposals).toContainEqual(
      expect.objectContaining({ id: noor.id, because: 'email' }),
    )
  })

  it('joins what was booked for a child as a guest with what its account books for it, and shows no remark', async () => {
    const course = 'Hydra facial gezicht kuur van 3'
    const book = async (changes: object, cookie?: string) => {
      const body = bookingOf({ treatmentType: course, ...changes })
      return (await app.call('/api/appointments', { body, cookie })).body.id as string
    }
    const cardAndDue = async (id: string) => {
      const { body } = await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })
      return [body.clientId, body.isCovered]
    }
    const sam = await book({ firstName: 'Sam', notes: 'Bang voor naalden.' })
    const anna = await book({ firstName: 'Anna', appointmentDate: '2026-11-24T12:00' })
    const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
    const second = await book({ firstName: 'Sam', appointmentDate: '2026-12-24T10:00' }, cookie)
    const [his] = await cardAndDue(second)
    const [hers] = await cardAndDue(anna)
    const proven = await proveAndLogIn()
    const third = await book({ firstName: 'Sam', appointmentDate: '2027-01-25T10:00' }, proven)
    expect(await Promise.all([sam, second, third, anna].map(cardAndDue))).toEqual([
      ...[
        [his, false],
        [his, true],
        [his, true],
      ],
      [hers, false],
    ])
    expect(JSON.stringify((await app.call('/api/profile/export', { cookie: proven })).body)).not.toContain(
      'naalden',
    )
  })

  it('takes a joined visit along where the card of its account is split from somebody else’s', async () => {
    const booked = await app.call('/api/appointments', { body: bookingOf() })
    await app.call('/api/auth/register', { body: registrationOf() })
    const account = await app.deps.db
      .selectFrom('clients')
      .select(['id', 'card_id'])
      .executeTakeFirstOrThrow()
    const wim = await visit({ appointmentDate: '2026-11-25T10:00' })
    await post(`/${account.card_id}/merge`, { into: wim })
    app.travelTo('2026-11-19T08:30:00Z')
    const { data } = await app.deps.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'account-verify-email')
      .executeTakeFirstOrThrow()
    const { nonce } = data as { nonce: string }
    expect(await verifyEmail(app.deps, tokenOf(nonce, 'verify-email', app.deps.env), account.id)).toEqual({
      ok: true,
    })
    const { merges } = (await get(`/${wim}`)).body
    const wrong = merges.find(({ by }: { by: string }) => by !== '')
    expect((await post(`/${wim}/split`, { merge: wrong.id })).status).toBe(200)
    expect((await get(`/${wim}`)).body).toMatchObject({ firstName: 'Wim', visits: 1, merges: [] })
    expect((await get(`/${account.card_id}`)).body).toMatchObject({
      ...{ firstName: 'Noor', visits: 1, visitList: [{ id: booked.body.id }], merges: [{ by: '' }] },
    })
    // What the proof had joined comes apart there as ever.
    await post(`/${account.card_id}/split`, {})
    expect((await get(`/${account.card_id}`)).body.visits).toBe(0)
  })
})
