import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { belongings } from '#server/features/cards/data.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'
import type { AtTheDesk } from '../../../../tests/desk.ts'
import { signInAs } from '../../../../tests/desk.ts'

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
const names = async (search: string) => {
  const { body } = await get(`?search=${encodeURIComponent(search)}`)
  return body.clients.map((client: { firstName: string }) => client.firstName)
}

it('finds a client while typing: a part of a name, an address, a number or a reference', async () => {
  await visit()
  app.travelTo('2026-11-19T08:01:00Z')
  await visit({ firstName: 'Nadia', lastName: 'El Amrani', email: 'nadia@example.nl', phone: '06 87654321' })
  expect(await names('BO')).toEqual(['Wim'])
  expect(await names('amrani nad')).toEqual(['Nadia'])
  expect(await names('nadia@')).toEqual(['Nadia'])
  expect(await names('0687654')).toEqual(['Nadia'])
  expect(await names('100%')).toEqual([])
  expect(await names('')).toEqual(['Nadia', 'Wim'])
})

it('takes the digits of an address or a reference for nobody’s number', async () => {
  await visit()
  await visit({
    appointmentDate: '2026-11-25T10:00',
    firstName: 'Sam',
    email: 'sam@456.example.nl',
    phone: '06 87654321',
  })
  expect(await names('sam@456')).toEqual(['Sam'])
  expect(await names('BX45-6ZZ')).toEqual([])
})

it.each([
  '06 12345678',
  '06-12 34 56 78',
  '+31 6 12345678',
  '+31 (0)6 12345678',
  '0031 612345678',
  '٠٦١٢٣٤٥٦٧٨',
  'bos 06 123 456',
])('finds a number as people say and write it: %s', async (search) => {
  await visit()
  await visit({ appointmentDate: '2026-11-25T10:00', firstName: 'Sam', phone: '06 87654321' })
  expect(await names(search)).toEqual(['Wim'])
})

it.each([
  ['elise', 'Élise', 'Bakker'],
  ['ÉLISE', 'Elise', 'Bakker'],
  ['OZDEMIR', 'Ayşe', 'Özdemir'],
  ['istanbul', 'Can', 'İstanbullu'],
  ['محمد', 'مُحَمَّد', 'علي'],
  ['o’brien', 'Sean', "O'Brien"],
  ["o'brien", 'Siân', 'O’Brien'],
  ['obrien', 'Sean', "O'Brien"],
  ["O'Brien, Sean", 'Sean', "O'Brien"],
])('finds a name with its accents and apostrophes or without: %s', async (search, firstName, lastName) => {
  await visit()
  await visit({ appointmentDate: '2026-11-25T10:00', firstName, lastName, email: 'iemand@example.nl' })
  expect(await names(search)).toEqual([firstName])
})

it.each(['noor de vr', 'noor@example', '06 12345678'])(
  'finds a client with an account who never came: %s',
  async (search) => {
    await app.call('/api/auth/register', { body: registrationOf({ phone: '06 12345678' }) })
    await visit({ phone: undefined })
    const { clients } = (await get(`?search=${encodeURIComponent(search)}`)).body
    expect(clients).toMatchObject([{ firstName: 'Noor', hasAccount: true, visits: 0, nextVisit: null }])
    const card = await get(`/${clients[0].id}`)
    expect([card.status, card.body.email, card.body.visitList]).toEqual([200, 'noor@example.nl', []])
  },
)

it('names a merged card by the account of a client who never came', async () => {
  await app.call('/api/auth/register', { body: registrationOf() })
  const [{ id }] = (await get('?search=noor')).body.clients
  const { body } = await post(`/${id}/merge`, { into: await visit() })
  expect(body.merges).toMatchObject([{ firstName: 'Noor', lastName: 'de Vries', by: 'Joris Smit' }])
})

it('reaches a client where the account says by now, and finds them by that', async () => {
  const old = { email: 'oud@example.nl', phone: '06 11112222' }
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf(old) }))
  const book = async (changes: object) =>
    (await app.call('/api/appointments', { body: bookingOf({ ...old, ...changes }), cookie })).body.id
  const [mine, mothers] = [
    await book({}),
    await book({ appointmentDate: '2026-11-25T10:00', phone: '06 33334444' }),
  ]
  const changes = {
    email: 'nieuw@example.nl',
    phone: '06 55556666',
    currentPassword: registrationOf().password,
  }
  expect((await app.call('/api/profile', { method: 'PATCH', body: changes, cookie })).status).toBe(200)
  const visitNow = async (id: string) =>
    (await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })).body
  expect(await visitNow(mine)).toMatchObject({ phone: '+31655556666', mailTo: 'nieuw@example.nl' })
  expect(await visitNow(mothers)).toMatchObject({ phone: '+31633334444', mailTo: 'nieuw@example.nl' })
  for (const search of ['nieuw@', '06 5555 6666', 'oud@'])
    expect((await get(`?search=${encodeURIComponent(search)}`)).body.clients).toMatchObject([
      { email: 'nieuw@example.nl', phone: '+31655556666', shownPhone: '+31 6 55556666' },
    ])
})

it('names a client as they do themselves, whatever a stranger books under their address', async () => {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  await app.call('/api/appointments', { body: bookingOf({ firstName: 'NOOR' }), cookie })
  app.travelTo('2026-11-19T09:00:00Z')
  const typed = { firstName: 'Wim', lastName: 'Crimineel', phone: '06 99998888' }
  const stranger = bookingOf({ ...typed, appointmentDate: '2026-11-25T10:00' })
  await app.call('/api/appointments', { body: stranger, language: 'es' })
  const known = { firstName: 'Noor', lastName: 'de Vries', phone: '+31612345678', language: 'nl', visits: 2 }
  const [strangers] = (await get('?search=crimineel')).body.clients
  const [own] = (await get('?search=vries')).body.clients
  await post(`/${strangers.id}/merge`, { into: own.id })
  const found = (await get('?search=noor%40')).body.clients
  expect(found).toMatchObject([known])
  await get(`/${found[0].id}`)
  const owner = await signInAs(app, 'owner')
  const { entries } = (await app.call(`/api/desk/record?clientId=${found[0].id}`, { cookie: owner.cookie }))
    .body
  expect(entries[0]).toMatchObject({ action: 'card.read', clientName: 'Noor de Vries' })
  // Without the account their own visit names them.
  await app.deps.db.deleteFrom('clients').execute()
  expect((await get(`/${found[0].id}`)).body).toMatchObject({ firstName: 'NOOR', phone: known.phone })
})

it('writes a note once that is sent again after a lost answer, and no other one with its key', async () => {
  const id = await visit()
  const key = { 'Idempotency-Key': 'the note was written once' }
  const note = (body: string, headers = {}) => post(`/${id}/notes`, { body }, headers)
  for (const _ of ['first', 'again']) expect((await note('Belt liever.', key)).body.notes).toHaveLength(1)
  const anew = await note('Belt liever dan dat hij mailt.', key)
  expect([anew.status, anew.body.code]).toEqual([409, 'idempotency_conflict'])
  expect(anew.body.error).toContain('Deze notitie is al bewaard')
  expect((await note('Belt liever.')).body.notes).toHaveLength(2)
})

it('shows all of one person, and records who looked', async () => {
  const id = await visit()
  await post(`/${id}/notes`, { body: 'Belt liever dan dat hij mailt.' })
  const { status, body } = await get(`/${id}`)
  expect([status, body.firstName, body.visits]).toEqual([200, 'Wim', 1])
  expect(body.notes).toMatchObject([{ body: 'Belt liever dan dat hij mailt.', by: 'Joris Smit' }])
  expect(body.mails).toMatchObject([
    { kind: 'booking-confirmation', state: 'queued', start: body.visitList[0].start },
  ])
  const lines = await app.deps.db
    .selectFrom('record')
    .select(['action', 'staff_name'])
    .where('client_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toContainEqual({ action: 'card.read', staff_name: 'Joris Smit' })
  expect(lines).toContainEqual({ action: 'card.note', staff_name: 'Joris Smit' })
})

it('puts guests on cards of their own and proposes who may be the same', async () => {
  const first = await visit()
  const second = await visit({ appointmentDate: '2026-11-25T10:00', firstName: 'Willem' })
  expect(second).not.toBe(first)
  expect((await get(`/${second}`)).body.proposals).toMatchObject([{ id: first, because: 'email' }])
})

it('proposes who bears the same name, with its accents and spaces or without, and nobody else', async () => {
  const named = (appointmentDate: string, firstName: string, lastName: string, digit: number) =>
    visit({ appointmentDate, firstName, lastName, email: undefined, phone: `06 1234567${digit}` })
  const accented = await named('2026-11-24T10:00', 'José', 'Pérez  Núñez', 1)
  const plain = await named('2026-11-25T10:00', 'JOSE', 'Perez Nunez', 2)
  await named('2026-11-26T10:00', 'Josefa', 'Perez Nunez', 3)
  for (const [id, other] of [
    [accented, plain],
    [plain, accented],
  ])
    expect((await get(`/${id}`)).body.proposals).toMatchObject([{ id: other, because: 'name' }])
})

it('names nobody else on a card to who may not merge', async () => {
  await visit()
  const id = await visit({ appointmentDate: '2026-11-25T10:00', firstName: 'Willem' })
  const { cookie } = await signInAs(app, 'practitioner')
  const read = await app.call(`/api/desk/clients/${id}`, { cookie })
  expect([read.status, read.body.firstName, read.body.proposals]).toEqual([200, 'Willem', []])
  const noted = await app.call(`/api/desk/clients/${id}/notes`, { body: { body: 'Belt liever.' }, cookie })
  expect([noted.status, noted.body.proposals]).toEqual([201, []])
})

it('merges two cards with all that is on them, and takes it back', async () => {
  const first = await visit()
  const second = await visit({ appointmentDate: '2026-11-25T10:00', firstName: 'Willem' })
  await post(`/${second}/notes`, { body: 'Van de tweede kaart.' })
  const merged = await post(`/${second}/merge`, { into: first })
  expect([merged.status, merged.body.id, merged.body.visits, merged.body.notes.length]).toEqual([
    200,
    first,
    2,
    1,
  ])
  expect((await get(`/${second}`)).body.id).toBe(first)
  expect((await get('?search=wim@')).body.clients).toHaveLength(1)
  expect((await get('?search=%00')).status).toBe(422)
  await visit({ clientId: first, appointmentDate: '2026-11-26T10:00' })
  const split = await post(`/${first}/split`, {})
  expect([split.status, split.body.visits, split.body.notes]).toEqual([200, 2, []])
  expect((await get(`/${second}`)).body).toMatchObject({ id: second, firstName: 'Willem', visits: 1 })
  expect((await post(`/${first}/split`, {})).status).toBe(422)
})

it('gives the client of an account back what they booked while their card was merged, and only that', async () => {
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
  await app.deps.db.updateTable('clients').set({ email_verified_at: app.deps.now() }).execute()
  const book = (appointmentDate: string) =>
    app.call('/api/appointments', { body: bookingOf({ appointmentDate }), cookie })
  await book('2026-11-25T10:00')
  const noor = (await app.deps.db.selectFrom('clients').select('card_id').executeTakeFirstOrThrow()).card_id
  // Wim comes on the address of Noor: that is on his card because a colleague chose it.
  const wim = await visit()
  await visit({ clientId: wim, email: 'noor@example.nl', appointmentDate: '2026-11-26T10:00' })
  app.travelTo('2026-11-19T09:00:00Z')
  await post(`/${noor}/merge`, { into: wim })
  await book('2026-11-27T10:00')
  expect((await get(`/${wim}`)).body.visits).toBe(4)
  await post(`/${wim}/split`, {})

  const starts = async (id: string | null) =>
    (await get(`/${id}`)).body.visitList.map(({ start }: { start: string }) => start.slice(0, 10))
  expect(await starts(noor)).toEqual(['2026-11-27', '2026-11-25'])
  expect(await starts(wim)).toEqual(['2026-11-26', '2026-11-24'])
  const owner = await signInAs(app, 'owner')
  const body = { cancelAppointments: true }
  await app.call(`/api/desk/clients/${wim}`, { method: 'DELETE', body, cookie: owner.cookie })
  const own = (await app.call('/api/appointments', { cookie })).body
  const kept = own.filter(({ status }: { status: string }) => status === 'confirmed')
  expect(
    kept.map(({ appointmentDate }: { appointmentDate: string }) => appointmentDate.slice(0, 10)),
  ).toEqual(['2026-11-27', '2026-11-25'])
})

it('books what was begun on a card that was merged meanwhile on the card that stands, also twice merged', async () => {
  const [first, second, third] = [
    await visit(),
    await visit({ appointmentDate: '2026-11-25T10:00' }),
    await visit({ appointmentDate: '2026-11-26T10:00' }),
  ]
  await post(`/${first}/merge`, { into: second })
  expect(await visit({ clientId: first, appointmentDate: '2026-11-27T10:00' })).toBe(second)
  await post(`/${second}/merge`, { into: third })
  expect(await visit({ clientId: first, appointmentDate: '2026-11-28T10:00' })).toBe(third)
  expect((await get(`/${third}`)).body.visits).toBe(5)
  const booked = app.deps.db.selectFrom('record').select('client_id').where('action', '=', 'visit.booked')
  expect(await booked.orderBy('id', 'desc').executeTakeFirst()).toEqual({ client_id: third })
  // What came since stays when a merge is taken back.
  await post(`/${third}/split`, {})
  expect((await get(`/${third}`)).body.visits).toBe(2)
})

it('leaves no visit behind on a card that is merged at the same moment', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [from, into] = [
      await visit({ appointmentDate: `2026-12-0${round + 1}T10:00` }),
      await visit({ appointmentDate: `2026-12-0${round + 1}T11:00` }),
    ]
    const [card] = await Promise.all([
      visit({ clientId: from, appointmentDate: `2026-12-0${round + 1}T12:00` }),
      post(`/${from}/merge`, { into }),
    ])
    expect([from, into]).toContain(card)
    expect((await get(`/${from}`)).body).toMatchObject({ id: into, visits: 3 })
  }
})

it('moves everything that hangs on a card: no table is forgotten', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'cards'::regclass`.execute(app.deps.db)
  const own = new Set(['cards.merged_into', 'card_merges.from_card', 'card_merges.into_card'])
  const hanging = rows.map(({ table, column }) => `${table}.${column}`).filter((name) => !own.has(name))
  const moved = ['appointments', ...belongings].map((table) => `${table}.card_id`)
  expect(hanging.toSorted()).toEqual(moved.toSorted())
})
