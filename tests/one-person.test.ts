import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, TestApp } from './app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf, testNow } from './app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())
afterEach(() => app.clear())

const book = (changes: Record<string, unknown> = {}, cookie?: string) =>
  app.call('/api/appointments', { body: bookingOf(changes), cookie })
const outcome = ({ status, body }: Answer) => `${status} ${body.code ?? body.status}`
/** Hours of days that follow each other. */
const at = (n: number) => `2026-11-${24 + Math.floor(n / 8)}T${String(9 + (n % 8)).padStart(2, '0')}:00`
/** What becomes of bookings, one after the other, of the hours from `first` to before `end`. */
async function bookHours(first: number, end: number, cookie?: string) {
  const outcomes: string[] = []
  for (let n = first; n < end; n++) outcomes.push(outcome(await book({ appointmentDate: at(n) }, cookie)))
  return outcomes
}
const eight = Array<string>(8).fill('201 confirmed')

async function register(username: string, isProven: boolean): Promise<string> {
  const registration = registrationOf({ username, email: `${username}@example.nl` })
  const cookie = sessionOf(await app.call('/api/auth/register', { body: registration }))
  if (isProven)
    await app.database.db
      .updateTable('clients')
      .set({ email_verified_at: new Date(testNow) })
      .where('username', '=', username)
      .execute()
  return cookie
}

describe("a client who types somebody else's name and address", () => {
  it.each([
    ['a guest', () => Promise.resolve(undefined)],
    ['the owner of the address', () => register('noor', true)],
  ])('does not hear when %s is at the clinic, neither by booking nor by moving', async (_, theirs) => {
    const cookie = await theirs()
    for (const n of [0, 2]) await book({ appointmentDate: at(n) }, cookie)
    const stranger = await register('vreemd', true)
    expect(await bookHours(0, 2, stranger)).toEqual(['201 confirmed', '201 confirmed'])
    const [{ id }] = (await app.call('/api/appointments', { cookie: stranger })).body
    const wish = { body: { appointmentDate: at(2) }, cookie: stranger }
    expect(outcome(await app.call(`/api/appointments/${id}/reschedule`, wish))).toBe('200 confirmed')
  })

  it('uses up nothing of what its owner may hold, signed in or as a guest', async () => {
    const stranger = await register('vreemd', false)
    expect(await bookHours(0, 8, stranger)).toEqual(eight)
    expect(await bookHours(8, 17)).toEqual([...eight, '422 too_many_visits'])
    expect(await bookHours(17, 26, await register('noor', true))).toEqual([...eight, '422 too_many_visits'])
  })
})

describe('one person', () => {
  it('is one still as a guest at the address that their account has proven', async () => {
    const noor = await register('noor', true)
    await book({ appointmentDate: at(0) }, noor)
    expect(outcome(await book({ appointmentDate: at(0) }))).toBe('422 overlapping_visit')
    expect(await bookHours(1, 8)).toEqual(eight.slice(1))
    expect(outcome(await book({ appointmentDate: at(8) }))).toBe('422 too_many_visits')
    expect(outcome(await book({ appointmentDate: at(3) }, noor))).toBe('422 overlapping_visit')
  })

  it('with an account is counted one by one when bookings under many addresses come at once', async () => {
    const cookie = await register('noor', false)
    const email = (n: number) => `noor${n}@example.nl`
    const bookings = Array.from({ length: 16 }, (_, n) =>
      book({ appointmentDate: at(n), email: email(n) }, cookie),
    )
    expect((await Promise.all(bookings)).filter(({ status }) => status === 201)).toHaveLength(8)
  })
})
