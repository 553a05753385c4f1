import { expect } from 'vitest'
import { bookingOf } from './app.ts'
import type { TestApp } from './app.ts'
import type { AtTheDesk } from './desk.ts'
import { mailComposers } from '#server/mails.ts'

type Changes = Readonly<Record<string, unknown>>
type Booked = { readonly id: string; readonly manageUrl: string }

/** What tests of the desk do with visits, and see of them; `at` answers with the app and who sits at the desk. */
export function visitsAt(at: () => { readonly app: TestApp; readonly desk: AtTheDesk }) {
  const caller = {
    treatmentType: 'Gratis consult',
    appointmentDate: '2026-11-24T07:00',
    firstName: 'Wim',
    lastName: 'Bos',
    source: 'phone',
  }

  const post = (path: string, body: unknown, headers = {}) => {
    const { app, desk } = at()
    return app.call(`/api/desk/appointments${path}`, { body, cookie: desk.cookie, headers })
  }

  async function visit(changes: Changes = {}) {
    const { status, body } = await post('', { ...caller, ...changes })
    expect([status, body.fields]).toEqual([201, undefined])
    return body
  }

  /** A visit that its client booked on the site. */
  async function online(changes: Changes = {}): Promise<Booked> {
    return (await at().app.call('/api/appointments', { body: bookingOf(changes) })).body
  }

  /** The same, of somebody whose address is known to be theirs. */
  async function proven(changes: Changes = {}): Promise<Booked> {
    const booked = await online(changes)
    const { db, now } = at().app.deps
    await db.updateTable('appointments').set({ proven_at: now() }).where('id', '=', booked.id).execute()
    return booked
  }

  async function visitNow(id: string) {
    const { app, desk } = at()
    return (await app.call(`/api/desk/appointments/${id}`, { cookie: desk.cookie })).body
  }

  /** What the client does by the link of the booking, or sees of it. */
  function byLink({ id, manageUrl }: Booked, action = '', body?: unknown) {
    const token = new URL(manageUrl).searchParams.get('token')
    return at().app.call(
      `/api/appointments/${id}${action}?token=${token}`,
      body === undefined ? {} : { body },
    )
  }

  const clientSees = async (booked: Booked) => (await byLink(booked)).body

  const mailsOf = (kind: string) =>
    at().app.deps.db.selectFrom('mails').select(['state', 'recipient']).where('kind', '=', kind).execute()

  /** Lets the mail that now waits with the link for the price leave: answers with it as it then is, null where it is untrue. */
  async function paymentMail() {
    const { deps } = at().app
    const { data } = await deps.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'payment-link')
      .executeTakeFirstOrThrow()
    return () => mailComposers(deps)['payment-link']?.(data, 'nl')
  }

  return { byLink, caller, clientSees, mailsOf, online, paymentMail, post, proven, visit, visitNow }
}
