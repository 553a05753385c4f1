import { clinic } from '#content/clinic.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { wallClock } from '#shared/lib/time.ts'
import { openTestApp, registrationOf, sessionOf } from '../app.ts'
import type { TestApp } from '../app.ts'
import { furnish } from '../database.ts'

/**
 * Fills the data folder named by the first argument with a client who has been coming for a while. A visit takes place
 * in real time only; here the product itself books with its clock in the past.
 */
export type History = {
  username: string
  password: string
  firstName: string
  lastName: string
  /** Start of the next visit. */
  nextStart: string
  /** Of the appointments that can no longer be changed for free; each can be cancelled once. */
  lateLinks: string[]
}

const [folder = ''] = process.argv.slice(2)
const secret = process.env['SECRET'] ?? ''
const publicUrl = process.env['PUBLIC_URL'] ?? ''
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const now = Date.now()
const onTheHour = (ms: number) => Math.floor(ms / hourMs) * hourMs
/** The full hours from one number of hours from now to another at which a clinic is open. */
const byDay = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => onTheHour(now + (from + index) * hourMs)).filter(
    (ms) => {
      const { time } = wallClock(new Date(ms), clinic.timeZone)
      return time >= '09:00' && time <= '16:00'
    },
  )
/** Less than a day ahead, so that changing costs something. */
const lateStarts = byDay(4, 22).slice(-2)
const instant = (ms: number) => new Date(ms).toISOString()

furnish(folder)
const database = await openDatabase({ dataDir: folder })
const env = { publicUrl, secret, clinicMail: 'balie@clinic.example' }
const app = await openTestApp({ env }, database)
try {
  process.stdout.write(JSON.stringify(await makeHistory(app)))
} finally {
  await app.close()
}

async function makeHistory({ call, travelTo, database: { db } }: TestApp): Promise<History> {
  const { username, password, firstName, lastName, email } = registrationOf()
  const phone = '06 12345678'
  travelTo(instant(now - 120 * dayMs))
  const account = { username, password, firstName, lastName, email, phone, dateOfBirth: '1988-02-29' }
  await call('/api/auth/register', { body: account })
  await db
    .updateTable('clients')
    .set({ email_verified_at: new Date(now - 119 * dayMs) })
    .execute()

  /** Booked two days before, or two days ago, signed in: the free hour after a booking is over. */
  async function visit(treatmentType: string, days: number) {
    travelTo(instant(now + Math.min(-2, days - 2) * dayMs))
    const cookie = sessionOf(await call('/api/auth/login', { body: { username, password } }))
    for (let day = days; ; day += 1) {
      const date = instant(now + day * dayMs).slice(0, 10)
      const query = new URLSearchParams({ date, treatment: treatmentType })
      const { slots } = (await call(`/api/availability?${query}`)).body
      const free = slots.find(({ available }: { available: boolean }) => available)
      if (free === undefined) continue
      const body = { treatmentType, appointmentDate: free.start, firstName, lastName, email, phone }
      const booked = await call('/api/appointments', { body, cookie })
      if (booked.status !== 201) throw new Error(`the booking answered ${JSON.stringify(booked.body)}`)
      return { ...(booked.body as { id: string; manageUrl: string }), cookie }
    }
  }
  /** Off the grid, because the clock of the real server cannot be set. */
  const shift = (id: string, startsAt: number) =>
    db
      .updateTable('appointments')
      .set({ starts_at: new Date(startsAt) })
      .where('id', '=', id)
      .execute()

  await visit('Botox eerste zone', -100)
  await visit('Hydra facial gezicht kuur van 3', -62)
  const missed = await visit('Ontspanningsmassage rug en nek', -50)
  await db.updateTable('appointments').set({ status: 'no_show' }).where('id', '=', missed.id).execute()
  const latest = await visit('Hydra facial gezicht kuur van 3', -30)
  // Its make-up is fine again, its sport and sauna are not yet.
  await shift(latest.id, byDay(-22, -6).at(-1) ?? 0)
  const cancelled = await visit('Gratis consult', 20)
  await call(`/api/appointments/${cancelled.id}/cancel`, { method: 'POST', cookie: cancelled.cookie })
  const lateLinks: string[] = []
  for (const startsAt of lateStarts) {
    const late = await visit('Botox eerste zone', 9)
    await shift(late.id, startsAt)
    lateLinks.push(late.manageUrl)
  }
  await visit('Gratis consult', 12)
  await visit('Wimperlifting zonder verven', 33)
  await visit('Hydra facial gezicht', 47)
  // Each booking was a login of its own; who looks has one.
  await db.deleteFrom('sessions').execute()
  return {
    username,
    password,
    firstName,
    lastName,
    lateLinks,
    nextStart: instant(Math.min(...lateStarts)),
  }
}
