import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { verifyEmail } from '#server/features/account/service.ts'
import { tokenOf } from '#server/features/account/token.ts'
import { book } from '#server/features/appointments/book.ts'
import { linkGuestAppointments } from '#server/features/appointments/data.ts'
import { mailedManageUrlOf } from '#server/features/appointments/token.ts'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import type { SiteActor } from '#shared/features/access/actor.ts'
import { bookingRequest } from '#shared/features/booking/contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { languages } from '#shared/i18n/languages.ts'
import { clinic } from '../../../../tests/clinic.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(async () => {
  app.travelTo(testNow)
  await app.clear()
})

const treatmentType = 'Hydra facial gezicht'
const visit = '2026-11-24T13:00:00.000Z'
/** Five hours before the visit: late. */
const late = '2026-11-24T08:00:00Z'

type Access = { readonly path: string; readonly cookie?: string }
type Booker = {
  readonly by: 'guest' | 'client' | 'proven client'
  readonly changesBy: 'screen' | 'mail' | 'portal'
}

const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? ''
const register = async () => sessionOf(await app.call('/api/auth/register', { body: registrationOf() }))
const prove = () =>
  app.database.db
    .updateTable('clients')
    .set({ email_verified_at: new Date(testNow) })
    .execute()

/** Books as somebody, and answers with how that person comes to the visit afterwards. */
async function bookBy({ by, changesBy }: Booker, appointmentDate = visit): Promise<Access & { id: string }> {
  const cookie = by === 'guest' ? undefined : await register()
  if (by === 'proven client') await prove()
  const body = bookingOf({ treatmentType, appointmentDate })
  const booked = await app.call('/api/appointments', { body, cookie })
  expect(booked.status).toBe(201)
  const { id, manageUrl } = booked.body as { id: string; manageUrl: string }
  const path = `/api/appointments/${id}`
  if (changesBy === 'portal') return { id, path, ...(cookie !== undefined && { cookie }) }
  const link = changesBy === 'screen' ? manageUrl : mailedManageUrlOf(id, 'nl', app.deps.env)
  return { id, path: `${path}?token=${tokenIn(link)}` }
}
const withAction = ({ path }: Access, action: string) => path.replace(/(\?|$)/, `/${action}$1`)
const cancel = (access: Access) => app.call(withAction(access, 'cancel'), { body: {}, cookie: access.cookie })
const move = (access: Access, appointmentDate: string) =>
  app.call(withAction(access, 'reschedule'), { body: { appointmentDate }, cookie: access.cookie })
const shown = async (access: Access) => (await app.call(access.path, { cookie: access.cookie })).body

/** What a mail of this kind says. */
async function mailed(kind: string, language: Language): Promise<string> {
  const { data } = await app.database.db
    .selectFrom('mails')
    .select('data')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return (await visitMailComposers(app.deps)[kind]?.(data, language))?.text ?? ''
}

const dayBefore = '2026-11-23T13:00:00.000Z'
/** Half of € 119. */
const half = 5950

describe('a late cancellation', () => {
  it.each<[string, Booker, number]>([
    ['a guest, by the link on the screen', { by: 'guest', changesBy: 'screen' }, 0],
    ['a guest, by the link of the mail', { by: 'guest', changesBy: 'mail' }, half],
    ['a client whose address is not proven, in the portal', { by: 'client', changesBy: 'portal' }, 0],
    ['a client whose address is not proven, by the mail', { by: 'client', changesBy: 'mail' }, half],
    ['a client with a proven address, in the portal', { by: 'proven client', changesBy: 'portal' }, half],
    ['a client with a proven address, by the screen', { by: 'proven client', changesBy: 'screen' }, half],
  ])(
    'of %s costs what only the owner of an address can owe, and the page said so',
    async (_who, booker, fee) => {
      const access = await bookBy(booker)
      app.travelTo(late)
      const { feeCents, freeUntil } = await shown(access)
      expect([feeCents, freeUntil]).toEqual([fee, fee === 0 ? visit : dayBefore])
      const answer = await cancel(access)
      expect([answer.status, answer.body.feeCents, answer.body.chargedCents]).toEqual([200, fee, fee])
    },
  )

  it('of a visit that a stranger booked under the address of a client costs that client nothing', async () => {
    await register()
    await prove()
    const access = await bookBy({ by: 'guest', changesBy: 'screen' })
    app.travelTo(late)
    expect((await cancel(access)).body.feeCents).toBe(0)
  })

  /** What the newest link carries that proves the address of an account. */
  async function newestProof(): Promise<string> {
    const mails = app.database.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'account-verify-email')
      .orderBy('created_at', 'desc')
    const { nonce } = (await mails.executeTakeFirstOrThrow()).data as { nonce: string }
    return tokenOf(nonce, 'verify-email', app.deps.env)
  }
  /** Presses it. */
  async function verify(cookie: string | undefined): Promise<void> {
    const token = await newestProof()
    expect((await app.call('/api/auth/verify-email', { body: { token }, cookie })).status).toBe(200)
  }
  const provenVisits = async () =>
    (await app.database.db.selectFrom('appointments').select('proven_at').execute()).filter(
      ({ proven_at }) => proven_at !== null,
    ).length

  it('counts what an account booked itself as proven with its address, whatever was typed, and tells the desk', async () => {
    const cookie = await register()
    const body = bookingOf({ treatmentType, appointmentDate: visit, email: 'noor@werk.example' })
    expect((await app.call('/api/appointments', { body, cookie })).status).toBe(201)
    const rung: unknown[] = []
    const stop = app.deps.bell.onRing((days) => rung.push(days))
    await verify(cookie)
    expect(await provenVisits()).toBe(1)
    await vi.waitUntil(() => rung.length > 0)
    stop()
  })

  it('counts what an account is booking while its address is being proven, and of whoever booked beside it nothing', async () => {
    await register()
    const { id: clientId } = await app.database.db
      .selectFrom('clients')
      .select('id')
      .executeTakeFirstOrThrow()
    const token = await newestProof()
    let proof: Promise<unknown> | undefined
    const bookMeanwhile = async (actor: SiteActor, appointmentDate: string) => {
      const deps = { ...app.deps }
      // Asked for once the booking has looked whether the address is proven, and before it is stored.
      Object.defineProperty(deps, 'limits', {
        get: () => void (proof ??= verifyEmail(app.deps, token, clientId)),
      })
      const request = bookingRequest.parse(bookingOf({ treatmentType, appointmentDate }))
      const call = { language: 'nl', idempotencyKey: undefined, network: null } as const
      expect(await book(deps, actor, request, call)).toMatchObject({ ok: true })
      expect(await proof).toEqual({ ok: true })
    }
    await bookMeanwhile({ kind: 'client', clientId }, visit)
    expect(await provenVisits()).toBe(1)
    await bookMeanwhile({ kind: 'guest' }, '2026-11-25T13:00:00.000Z')
    expect(await provenVisits()).toBe(1)
  })

  it('leaves what an account books unproven while its address is', async () => {
    await bookBy({ by: 'client', changesBy: 'portal' })
    expect(await provenVisits()).toBe(0)
  })

  it('never counts what a stranger booked under an address as proven, however often its owner proves it', async () => {
    const cookie = await register()
    await bookBy({ by: 'guest', changesBy: 'screen' })
    await verify(cookie)
    const change = async (email: string, instant: string) => {
      app.travelTo(instant)
      const patch = { email, currentPassword: registrationOf().password }
      expect((await app.call('/api/profile', { method: 'PATCH', body: patch, cookie })).status).toBe(200)
    }
    await change('anders@example.nl', '2026-11-19T08:30:00Z')
    await change('noor@example.nl', '2026-11-19T09:00:00Z')
    await verify(cookie)
    expect(await provenVisits()).toBe(0)
  })

  it('of what an account booked before it proved its address costs that, whatever its address is by then', async () => {
    const access = await bookBy({ by: 'client', changesBy: 'portal' })
    await verify(access.cookie)
    const { cookie } = access
    app.travelTo(late)
    const body = { email: 'anders@example.nl', currentPassword: registrationOf().password }
    expect((await app.call('/api/profile', { method: 'PATCH', body, cookie })).status).toBe(200)
    expect((await cancel(access)).body.feeCents).toBe(half)
  })

  it('counts an address that was proven after the booking, once its owner acts', async () => {
    const cookie = await register()
    const { id } = await bookBy({ by: 'guest', changesBy: 'screen' })
    await prove()
    await app.database.db
      .updateTable('appointments')
      .set({ client_id: (await clientId()) ?? null })
      .execute()
    app.travelTo(late)
    expect((await cancel({ path: `/api/appointments/${id}`, cookie })).body.feeCents).toBe(half)
  })
})

const clientId = async () => (await app.database.db.selectFrom('clients').select('id').executeTakeFirst())?.id

describe('one visit', () => {
  it('carries one fee, however often it is moved and then cancelled', async () => {
    const access = await bookBy({ by: 'guest', changesBy: 'mail' })
    app.travelTo(late)
    const fees: number[] = []
    for (const hour of ['15:00', '16:00', '16:30']) {
      fees.push((await move(access, `2026-11-24T${hour}`)).body.feeCents)
    }
    const { freeUntil, appointmentDate } = await shown(access)
    expect(freeUntil).toBe(appointmentDate)
    const cancelled = await cancel(access)
    expect([...fees, cancelled.body.feeCents, cancelled.body.chargedCents]).toEqual([half, 0, 0, 0, half])
  })

  it.each([
    ['at once', '2026-11-24T08:00:00Z', 0],
    ['after an hour', '2026-11-24T09:00:00Z', 0],
    ['after an hour and a second', '2026-11-24T09:00:01Z', half],
  ])('booked for the same day and given up %s', async (_when, moment, fee) => {
    app.travelTo(late)
    const access = await bookBy({ by: 'guest', changesBy: 'mail' })
    expect((await shown(access)).freeUntil).toBe('2026-11-24T09:00:00.000Z')
    app.travelTo(moment)
    expect((await shown(access)).feeCents).toBe(fee)
    expect((await cancel(access)).body.feeCents).toBe(fee)
  })

  it.each(languages)(
    'has a mail that says in %s what stands of its fee when it is given up',
    async (language) => {
      const access = await bookBy({ by: 'guest', changesBy: 'mail' })
      app.travelTo(late)
      await move(access, '2026-11-24T15:00')
      await cancel(access)
      const t = translatorFor(language)
      for (const kind of ['booking-cancelled', 'booking-cancelled-notice']) {
        const reader = kind === 'booking-cancelled' ? language : clinic.language
        const fee = formatPrice(half, reader)
        const text = await mailed(kind, language)
        expect(text).toContain(translatorFor(reader)('changeMail.fee_stands', { fee }))
      }
      expect(await mailed('booking-moved', language)).toContain(
        t('changeMail.fee_late', { fee: formatPrice(half, language), hours: clinic.fees.freeUntilHours }),
      )
    },
  )

  it.each<[string, string, Booker['changesBy'], boolean]>([
    ['in time', '2026-11-23T13:00:00Z', 'mail', true],
    ['late, under an address that nobody has proven', late, 'screen', false],
    ['late, right after the booking', '2026-11-23T14:00:00Z', 'mail', false],
  ])(
    'is called in time in the mail about it only when that was so: %s',
    async (_when, moment, by, isInTime) => {
      // The last is booked less than a day ahead.
      app.travelTo(by === 'mail' && !isInTime ? '2026-11-23T13:30:00Z' : testNow)
      const access = await bookBy({ by: 'guest', changesBy: by })
      app.travelTo(moment)
      await cancel(access)
      for (const language of languages) {
        const t = translatorFor(language)
        const text = await mailed('booking-cancelled', language)
        expect(text.includes(t('changeMail.fee_none'))).toBe(isInTime)
        expect(text).toContain(`: ${t(isInTime ? 'changeMail.fee_none' : 'changeMail.fee_free')}`)
      }
    },
  )

  it('keeps the terms that its client saw, older ones of a page that stood open, too', async () => {
    const termsOf = async (id: string) => {
      const row = await app.database.db
        .selectFrom('appointments')
        .select('terms_version')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.terms_version
    }
    expect(await termsOf((await bookBy({ by: 'guest', changesBy: 'mail' })).id)).toBe(clinic.termsVersion)
    const body = bookingOf({ treatmentType, termsVersion: '2026-01-01' })
    const { id } = (await app.call('/api/appointments', { body })).body
    expect(await termsOf(id)).toBe('2026-01-01')
  })
})

describe('a client who will come', () => {
  it('says so by the link of the reminder, once, which proves the address', async () => {
    const access = await bookBy({ by: 'guest', changesBy: 'mail' })
    const say = () => app.call(withAction(access, 'coming'), { body: {} })
    const row = () =>
      app.database.db
        .selectFrom('appointments')
        .select(['coming_at', 'proven_at', 'sequence'])
        .executeTakeFirstOrThrow()
    expect((await app.call(access.path)).status).toBe(200)
    expect(await row()).toMatchObject({ coming_at: null, proven_at: null })
    expect((await say()).status).toBe(200)
    app.travelTo(late)
    expect((await say()).status).toBe(200)
    const at = new Date(testNow)
    expect(await row()).toMatchObject({ coming_at: at, proven_at: at, sequence: 0 })
    await move(access, '2026-11-25T10:00')
    expect(await row()).toMatchObject({ coming_at: null })
    app.travelTo('2026-11-25T10:00:00Z')
    expect(await say()).toMatchObject({ status: 409, body: { code: 'appointment_over' } })
  })

  it('is asked anew where the visit was moved while the question stood open', async () => {
    const access = await bookBy({ by: 'guest', changesBy: 'mail' })
    const { appointmentDate } = (await app.call(access.path)).body
    await move(access, '2026-11-25T10:00')
    const say = (asked: string) =>
      app.call(withAction(access, 'coming'), { body: { appointmentDate: asked } })
    expect(await say(appointmentDate)).toMatchObject({ status: 409, body: { code: 'visit_changed' } })
    const row = () => app.database.db.selectFrom('appointments').select('coming_at').executeTakeFirstOrThrow()
    expect(await row()).toEqual({ coming_at: null })
    expect((await say((await app.call(access.path)).body.appointmentDate)).status).toBe(200)
    expect(await row()).toEqual({ coming_at: new Date(testNow) })
  })

  it('hears that the visit was cancelled, also once its time is over', async () => {
    const access = await bookBy({ by: 'guest', changesBy: 'mail' })
    await cancel(access)
    for (const at of [late, '2026-11-25T10:00:00Z']) {
      app.travelTo(at)
      const said = await app.call(withAction(access, 'coming'), { body: {} })
      expect([said.status, said.body.code]).toEqual([409, 'appointment_cancelled'])
    }
  })
})

describe('a cancellation', () => {
  it('of a visit that was moved while the page stood open is refused, and asked anew', async () => {
    const access = await bookBy({ by: 'guest', changesBy: 'mail' })
    const { appointmentDate } = await shown(access)
    await move(access, '2026-11-25T10:00')
    const cancelAt = (at: string) => app.call(withAction(access, 'cancel'), { body: { appointmentDate: at } })
    expect(await cancelAt(appointmentDate)).toMatchObject({ status: 409, body: { code: 'visit_changed' } })
    expect((await shown(access)).status).toBe('confirmed')
    expect((await cancelAt((await shown(access)).appointmentDate)).status).toBe(200)
    // Sent once more it answers the same.
    expect((await cancelAt(appointmentDate)).status).toBe(200)
  })
})

it('a visit that was moved while the page stood open is not moved from where it was', async () => {
  const access = await bookBy({ by: 'guest', changesBy: 'mail' })
  const { appointmentDate: from } = await shown(access)
  await move(access, '2026-11-25T10:00')
  const again = { appointmentDate: '2026-11-26T10:00', from }
  const refused = await app.call(withAction(access, 'reschedule'), { body: again })
  expect([refused.status, refused.body.code]).toEqual([409, 'visit_changed'])
  expect((await shown(access)).appointmentDate).toBe('2026-11-25T09:00:00.000Z')
})

describe('the link to a visit', () => {
  it.each(['screen', 'mail'] as const)('on the %s ends 30 days after the visit', async (changesBy) => {
    const access = await bookBy({ by: 'guest', changesBy })
    const statusOf = async (path: string) => (await app.call(path)).status
    app.travelTo('2026-12-24T12:59:59Z')
    expect(await statusOf(access.path)).toBe(200)
    app.travelTo('2026-12-24T13:00:00Z')
    expect(await statusOf(access.path)).toBe(403)
    expect(await statusOf(withAction(access, 'calendar.ics'))).toBe(403)
    expect((await cancel(access)).status).toBe(403)
  })

  it('ends with the account of the visit, and works anew with another of that address', async () => {
    const cookie = await register()
    await prove()
    const { body } = await app.call('/api/appointments', { body: bookingOf({ treatmentType }), cookie })
    const path = `/api/appointments/${body.id}?token=${tokenIn(body.manageUrl)}`
    expect((await app.call(path)).status).toBe(200)
    const { password } = registrationOf()
    await app.call('/api/profile', { method: 'DELETE', body: { password }, cookie })
    expect((await app.call(path)).status).toBe(403)
    const mailed = tokenIn(mailedManageUrlOf(body.id, 'nl', app.deps.env))
    expect((await app.call(`/api/appointments/${body.id}?token=${mailed}`)).status).toBe(403)
    // Until the visit comes to another account of the same address.
    await register()
    const client = await app.database.db.selectFrom('clients').select('id').executeTakeFirstOrThrow()
    await linkGuestAppointments(app.database.db, client.id, 'noor@example.nl')
    expect((await app.call(`/api/appointments/${body.id}?token=${mailed}`)).status).toBe(200)
  })

  it('does not stand in the calendar file', async () => {
    const access = await bookBy({ by: 'guest', changesBy: 'screen' })
    const file = (await app.call(withAction(access, 'calendar.ics'))).body as string
    expect(file.replace(/\r\n /g, '')).not.toMatch(/token=|beheer/)
  })
})
