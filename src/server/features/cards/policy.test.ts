import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

type Changes = Readonly<Record<string, unknown>>

let app: TestApp
let owner: AtTheDesk
beforeAll(async () => void (app = await openTestApp()))
beforeEach(async () => {
  await app.clear()
  await at(testNow)
})
afterAll(() => app.close())

/** The owner comes in at that instant; a session of before has ended by then. */
async function at(instant: string): Promise<void> {
  app.travelTo(instant)
  owner = await signInAs(app, 'owner', 'Sara Visser')
}
const course = 'Hydra facial gezicht kuur van 3'
const { username, password } = registrationOf()
const desk = (path: string, body?: unknown, method?: 'DELETE') =>
  app.call(`/api/desk${path}`, { cookie: owner.cookie, body, ...(method && { method }) })
const card = async (id: string) => (await desk(`/clients/${id}`)).body
const visitOf = async (id: string) => (await desk(`/appointments/${id}`)).body
const rowOf = (id: string) =>
  app.deps.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const notesLeft = async () =>
  (await app.deps.db.selectFrom('card_notes').select('body').execute()).map(({ body }) => body)
const statusByLink = async (id: string) => {
  const link = new URL(mailedManageUrlOf(id, 'nl', app.deps.env))
  return (await app.call(`/api/appointments/${id}${link.search}`)).status
}
const login = async () => sessionOf(await app.call('/api/auth/login', { body: { username, password } }))
const file = async (cookie: string) => (await app.call('/api/profile/export', { cookie })).body

/** Noor, with an account whose address is proven. */
async function member(): Promise<{ readonly own: string; readonly cookie: string }> {
  await app.call('/api/auth/register', { body: registrationOf() })
  await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  const { card_id } = await app.deps.db.selectFrom('clients').select('card_id').executeTakeFirstOrThrow()
  return { own: card_id ?? '', cookie: await login() }
}
/** Books on the site, as a guest without a cookie. */
async function book(changes: Changes, cookie?: string): Promise<string> {
  return (await app.call('/api/appointments', { body: bookingOf(changes), cookie })).body.id
}
/** What the desk enters for Anna, who comes on the address of Noor. */
async function entered(changes: Changes): Promise<{ readonly id: string; readonly clientId: string }> {
  const anna = { firstName: 'Anna', lastName: 'Bakker', email: 'noor@example.nl', phone: '06 11112222' }
  const visit = { treatmentType: 'Gratis consult', source: 'phone', appointmentDate: '2026-11-24T10:00' }
  return (await desk('/appointments', { ...visit, ...anna, ...changes })).body
}
const remove = (cookie: string, cancelAppointments = false) =>
  app.call('/api/profile', { method: 'DELETE', cookie, body: { password, cancelAppointments } })

describe('who books while signed in', () => {
  it('keeps the course of a child on a card of its own, and sees, moves and cancels it', async () => {
    const { own, cookie } = await member()
    const first = await book({ treatmentType: course }, cookie)
    const sam = await book({ treatmentType: course, firstName: 'Sam' }, cookie)
    const next = await book(
      { treatmentType: course, firstName: 'Sam', appointmentDate: '2026-12-24T10:00' },
      cookie,
    )
    const [mine, his, later] = [await visitOf(first), await visitOf(sam), await visitOf(next)]
    expect([mine.clientId, later.clientId]).toEqual([own, his.clientId])
    expect(his.clientId).not.toBe(own)
    expect([mine.isCovered, his.isCovered, later.isCovered]).toEqual([false, false, true])

    const listed = (await app.call('/api/appointments', { cookie })).body
    expect(listed.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, sam, next].toSorted())
    const moved = { appointmentDate: '2026-12-23T10:00' }
    expect((await app.call(`/api/appointments/${next}/reschedule`, { cookie, body: moved })).status).toBe(200)
    expect((await app.call(`/api/appointments/${sam}/cancel`, { cookie, body: {} })).status).toBe(200)
    expect(await statusByLink(next)).toBe(200)
    expect(await app.deps.db.selectFrom('mails').select('recipient').distinct().execute()).toContainEqual({
      recipient: 'noor@example.nl',
    })
  })

  it('stays one person under another name: that of before, the new one, and one that was put together', async () => {
    const { own, cookie } = await member()
    await book({}, cookie)
    const married = { lastName: 'Bakker' }
    await app.call('/api/profile', { method: 'PATCH', cookie, body: married })
    const days = ['2026-11-25T10:00', '2026-11-26T10:00']
    const named = await book({ ...married, appointmentDate: days[0] }, cookie)
    const asBefore = await book({ appointmentDate: days[1] }, cookie)
    expect([(await visitOf(named)).clientId, (await visitOf(asBefore)).clientId]).toEqual([own, own])

    const typo = { firstName: 'Nor', lastName: 'Bakker' }
    const mistyped = (await visitOf(await book({ ...typo, appointmentDate: '2026-11-27T10:00' }, cookie)))
      .clientId
    expect((await card(mistyped)).proposals).toContainEqual(expect.objectContaining({ id: own }))
    await desk(`/clients/${mistyped}/merge`, { into: own })
    const again = await book({ ...typo, appointmentDate: '2026-11-28T10:00' }, cookie)
    expect((await visitOf(again)).clientId).toBe(own)
    expect((await app.call('/api/appointments', { cookie })).body).toHaveLength(5)
    // Who lies on that card in another first name lends it to nobody.
    const guest = await book({ ...typo, appointmentDate: '2026-11-29T10:00' })
    expect((await visitOf(guest)).clientId).not.toBe(own)
  })

  it('is joined with what was booked in the same name with or without its accents', async () => {
    const guest = (await visitOf(await book({ firstName: 'Nóor', lastName: 'De Vries' }))).clientId
    const { own } = await member()
    expect((await card(guest)).id).toBe(own)
  })
})

describe('splitting cards that were merged by mistake', () => {
  it('leaves to who comes what the desk has booked for them since, on the address of the other', async () => {
    const { own, cookie } = await member()
    const anna = (await entered({})).clientId
    await at('2026-11-19T08:01:00Z')
    await desk(`/clients/${own}/merge`, { into: anna })
    await at('2026-11-19T08:05:00Z')
    const hers = await entered({ clientId: anna, appointmentDate: '2026-11-25T10:00' })
    const noors = await book({ appointmentDate: '2026-11-26T10:00' }, cookie)
    await desk(`/clients/${anna}/split`, {})
    expect([(await rowOf(hers.id)).card_id, (await rowOf(noors)).card_id]).toEqual([anna, own])
  })

  const sam = { firstName: 'Sam', treatmentType: course }
  /** Sam's first visit, booked by Noor, and a card with a visit of Anna's. */
  async function noorSamAndAnna() {
    const { own, cookie } = await member()
    const first = await book(sam, cookie)
    const { clientId: his } = await visitOf(first)
    const { clientId: anna } = await entered({ appointmentDate: '2026-11-24T12:00' })
    return { own, cookie, first, his, anna }
  }
  const cardsAndDue = (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { clientId, isCovered } = await visitOf(id)
        return [clientId, isCovered]
      }),
    )

  it.each(['own', 'anna'] as const)(
    'gives a child back what was booked for it since, on %s, and what is booked later',
    async (which) => {
      const { cookie, first, his, ...cards } = await noorSamAndAnna()
      await at('2026-11-19T08:01:00Z')
      await desk(`/clients/${his}/merge`, { into: cards[which] })
      await at('2026-11-19T08:05:00Z')
      const second = await book({ ...sam, appointmentDate: '2026-12-24T10:00' }, cookie)
      expect((await visitOf(second)).clientId).toBe(cards[which])
      await desk(`/clients/${cards[which]}/split`, {})
      await at('2026-11-20T08:05:00Z')
      const third = await book({ ...sam, appointmentDate: '2027-01-25T10:00' }, cookie)
      const noors = await book({ treatmentType: course, appointmentDate: '2027-02-15T10:00' }, cookie)
      expect(await cardsAndDue([first, second, third, noors])).toEqual([
        [his, false],
        [his, true],
        [his, true],
        [cards.own, false],
      ])
    },
  )

  it('gives a child back to the card of its mother on which its course began', async () => {
    const { own, cookie, first, his, anna } = await noorSamAndAnna()
    await desk(`/clients/${his}/merge`, { into: own })
    await at('2026-11-19T08:01:00Z')
    await desk(`/clients/${own}/merge`, { into: anna })
    await at('2026-11-19T08:05:00Z')
    const second = await book({ ...sam, appointmentDate: '2026-12-24T10:00' }, cookie)
    await desk(`/clients/${anna}/split`, {})
    expect(await cardsAndDue([first, second])).toEqual([
      [own, false],
      [own, true],
    ])
  })

  it('leaves on a card whom an account had booked for there before, and what a colleague booked', async () => {
    const { own, cookie, first, his, anna } = await noorSamAndAnna()
    await at('2026-11-19T08:01:00Z')
    await desk(`/clients/${anna}/merge`, { into: his })
    await desk(`/clients/${own}/merge`, { into: his })
    await at('2026-11-19T08:05:00Z')
    const second = await book({ ...sam, appointmentDate: '2026-12-24T10:00' }, cookie)
    const hers = await entered({ clientId: his, appointmentDate: '2026-11-25T10:00' })
    const noors = await book({ appointmentDate: '2026-11-26T10:00' }, cookie)
    for (const _ of [own, anna]) await desk(`/clients/${his}/split`, {})
    const lie = [first, second, hers.id, noors].map(async (id) => (await visitOf(id)).clientId)
    expect(await Promise.all(lie)).toEqual([his, his, his, own])
  })
})

describe('erasing one person of a household', () => {
  it.each([true, false])(
    'leaves the other their visits and remarks (cancelling: %s)',
    async (isCancelling) => {
      const { own, cookie } = await member()
      const mine = await book({ appointmentDate: '2026-11-26T10:00' }, cookie)
      const sam = await book({ firstName: 'Sam', notes: 'Bang voor naalden.' }, cookie)
      const past = await entered({ appointmentDate: '2026-11-18T10:00', notes: 'Allergisch voor latex.' })
      const next = await entered({ clientId: past.clientId, appointmentDate: '2026-11-25T10:00' })
      await desk(`/clients/${past.clientId}/notes`, { body: 'Belt liever.' })
      await desk(`/clients/${own}/notes`, { body: 'Komt graag vroeg.' })
      expect((await card(own)).visitList).toHaveLength(1)
      const wish = { cancelAppointments: isCancelling, merges: [] }
      expect((await desk(`/clients/${own}`, wish, 'DELETE')).status).toBe(200)

      expect(await rowOf(mine)).toMatchObject({
        status: isCancelling ? 'cancelled' : 'confirmed',
        account_deleted_at: app.deps.now(),
      })
      const kept = {
        status: 'confirmed',
        email: 'noor@example.nl',
        client_id: null,
        account_deleted_at: null,
      }
      expect(await rowOf(past.id)).toMatchObject({ ...kept, notes: 'Allergisch voor latex.' })
      expect(await rowOf(next.id)).toMatchObject({ ...kept, phone: '+31611112222' })
      expect(await rowOf(sam)).toMatchObject({ ...kept, notes: 'Bang voor naalden.' })
      expect([await statusByLink(next.id), await statusByLink(sam), await statusByLink(mine)]).toEqual([
        200, 200, 403,
      ])
      expect(await notesLeft()).toEqual(['Belt liever.'])
    },
  )

  it('leaves what others booked on the address of an account that ends, and takes what it booked', async () => {
    const anna = await book({ firstName: 'Anna', notes: 'Allergisch voor latex.' })
    const { cookie } = await member()
    const sam = await book({ firstName: 'Sam', appointmentDate: '2026-11-25T10:00' }, cookie)
    const listed = (await app.call('/api/appointments', { cookie })).body
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([sam, anna])
    // Seen and cancelled with the mailbox that they share; what she remarked is in nobody's file but hers.
    const told = await file(cookie)
    expect(told.appointments).toHaveLength(1)
    expect(JSON.stringify(told)).not.toContain('latex')
    expect((await remove(cookie, true)).status).toBe(200)
    expect(await rowOf(sam)).toMatchObject({ status: 'cancelled', phone: '' })
    expect(await rowOf(anna)).toMatchObject({ status: 'confirmed', notes: 'Allergisch voor latex.' })
    expect(await statusByLink(anna)).toBe(200)
  })

  it('mails who comes where the account was that had booked for them, whatever was typed', async () => {
    const { own, cookie } = await member()
    const sam = await book({ firstName: 'Sam', email: 'vreemd@example.nl' }, cookie)
    await desk(`/clients/${own}`, { cancelAppointments: true, merges: [] }, 'DELETE')
    expect(await rowOf(sam)).toMatchObject({ status: 'confirmed', email: 'noor@example.nl' })
  })

  it.each([
    ['Anna', 'Bakker'],
    ['A.', 'Bakker'],
  ])('leaves to %s what they remarked, whatever the account calls itself', async (firstName, lastName) => {
    const guest = await visitOf(await book({ firstName, lastName, notes: 'Zwanger.' }))
    await desk(`/clients/${guest.clientId}/notes`, { body: 'Belt liever niet thuis.' })
    const { cookie } = await member()
    const called = { firstName: 'Anna', lastName: 'Bakker' }
    expect((await app.call('/api/profile', { method: 'PATCH', cookie, body: called })).status).toBe(200)
    expect(await file(cookie)).toMatchObject({ appointments: [], notes: [] })
    expect((await remove(cookie, true)).status).toBe(200)
    expect(await rowOf(guest.id)).toMatchObject({ status: 'confirmed', notes: 'Zwanger.' })
    expect(await notesLeft()).toEqual(['Belt liever niet thuis.'])
  })

  it.each([
    ['proven', 'noor@nieuw.example'],
    ['typed only', 'noor@example.nl'],
  ])('mails a guest of its address where it was, once that is %s', async (how, to) => {
    const anna = await visitOf(await book({ firstName: 'Anna' }))
    const { cookie } = await member()
    await app.deps.db.updateTable('appointments').set({ proven_at: app.deps.now() }).execute()
    const patch = { email: 'noor@nieuw.example', currentPassword: password }
    expect((await app.call('/api/profile', { method: 'PATCH', cookie, body: patch })).status).toBe(200)
    if (how === 'proven')
      await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
    expect((await remove(cookie, true)).status).toBe(200)
    expect(await rowOf(anna.id)).toMatchObject({ status: 'confirmed', email: to, client_id: null })
    // The mailbox is the account's: what comes from it is no part of her file.
    const asked = { name: 'Noor', email: to, subject: 'Vraag', message: 'Doet het pijn?' }
    await app.call('/api/contact', { body: asked })
    expect((await desk(`/clients/${anna.clientId}/export`)).body.messages).toEqual([])
  })

  it('hands out and deletes nothing of whose address an account only typed; who proves it has theirs', async () => {
    const { own, cookie } = await member()
    const sam = await visitOf(await book({ firstName: 'Sam' }, cookie))
    const email = 'els@example.nl'
    await app.call('/api/contact', {
      body: { name: 'Els Vos', email, subject: 'Vraag', message: 'Ik heb hepatitis.' },
    })
    const patch = { email, currentPassword: password }
    expect((await app.call('/api/profile', { method: 'PATCH', cookie, body: patch })).status).toBe(200)
    await desk(`/clients/${own}`, { cancelAppointments: false, merges: [] }, 'DELETE')
    expect((await rowOf(sam.id)).email).toBe(email)
    const told = async (id: string) => JSON.stringify((await desk(`/clients/${id}/export`)).body)
    expect(await told(sam.clientId)).not.toContain('hepatitis')
    await desk(`/clients/${sam.clientId}`, { cancelAppointments: true, merges: [] }, 'DELETE')

    const els = await book({ firstName: 'Els', email, appointmentDate: '2026-11-25T10:00' })
    await app.deps.db
      .updateTable('appointments')
      .set({ proven_at: app.deps.now() })
      .where('id', '=', els)
      .execute()
    expect(await told((await visitOf(els)).clientId)).toContain('hepatitis')
  })
})

describe('what the desk entered for a caller without an address', () => {
  const caller = { email: undefined, firstName: 'Noor', lastName: 'de Vries' }

  it.each([
    ['its card', true],
    ['the card of the call', false],
  ])('is told to the account that had booked in that name before both came to %s', async (_card, isOwn) => {
    const { own, cookie } = await member()
    const mine = await entered({ ...caller, notes: 'Belt liever.' })
    const wim = { firstName: 'Wim', lastName: 'Bos' }
    const appointmentDate = '2026-11-25T10:00'
    const other = await entered({ ...caller, ...wim, appointmentDate, notes: 'HIV-remmers.' })
    await at('2026-11-19T08:01:00Z')
    await book({ appointmentDate: '2026-11-26T10:00' }, cookie)
    await at('2026-11-19T08:02:00Z')
    const [from, into] = isOwn ? [mine.clientId, own] : [own, mine.clientId]
    for (const each of [from, other.clientId]) await desk(`/clients/${each}/merge`, { into })
    await at('2026-11-19T08:03:00Z')
    const told = async () => {
      const text = JSON.stringify(await file(cookie))
      return [text.includes('Belt liever.'), text.includes('HIV')]
    }
    expect(await told()).toEqual([true, false])
    // Who marries keeps what was hers; who calls herself another, and books so, is shown nothing of theirs.
    const named = async (body: object, day: string) => {
      await app.call('/api/profile', { method: 'PATCH', cookie, body })
      await book({ ...body, appointmentDate: `${day}T10:00` }, cookie)
      return told()
    }
    expect(await named({ lastName: 'Bakker' }, '2026-11-27')).toEqual([true, false])
    expect(await named(wim, '2026-11-28')).toEqual([true, false])
    expect((await remove(cookie, true)).status).toBe(200)
    expect(await rowOf(mine.id)).toMatchObject({ account_deleted_at: app.deps.now() })
    expect(await rowOf(other.id)).toMatchObject({ status: 'confirmed', notes: 'HIV-remmers.' })
    expect((await rowOf(other.id)).account_deleted_at).toBeNull()
  })

  it('is not cancelled with an account that was never shown it, and forgotten after it was', async () => {
    const { own, cookie } = await member()
    const shown = await book({ appointmentDate: '2026-11-26T10:00' }, cookie)
    const { id } = await entered({
      ...{ ...caller, clientId: own, appointmentDate: '2026-11-19T16:00' },
      ...{ treatmentType: 'Hydra facial gezicht' },
    })
    await at('2026-11-19T11:00:00Z')
    expect((await app.call('/api/appointments', { cookie })).body).toMatchObject([{ id: shown }])
    expect((await remove(cookie, true)).status).toBe(200)
    const left = { status: 'confirmed', cancelled_fee_cents: null, account_deleted_at: app.deps.now() }
    expect(await rowOf(id)).toMatchObject({ ...left, phone: '+31611112222' })
    expect((await rowOf(shown)).status).toBe('cancelled')
  })

  it('is held by nobody who registers later in that name, until a colleague has put it on their card', async () => {
    const { id, clientId } = await entered(caller)
    const { own, cookie } = await member()
    await book({ appointmentDate: '2026-11-26T10:00' }, cookie)
    const { reference } = await rowOf(id)
    expect(JSON.stringify(await file(cookie))).not.toContain(reference)
    expect((await card(own)).proposals).toContainEqual(expect.objectContaining({ id: clientId }))
    await desk(`/clients/${clientId}/merge`, { into: own })
    expect(JSON.stringify(await file(cookie))).toContain(reference)
  })
})
