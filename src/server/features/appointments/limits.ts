import type { Kysely, Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import {
  countUnproven,
  findVisitsOfPerson,
  lockPerson,
  lockUnproven,
} from '#server/features/appointments/person-data.ts'
import type { BookingRefused, PersonVisit } from '#server/features/appointments/policy.ts'
import { personRefusal } from '#server/features/appointments/policy.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { wallClock } from '#shared/lib/time.ts'

/** Booking a visit, and whatever changes one by its link or account. */
export const bookingBudget: Budget = { name: 'booking', inTenMinutes: 30, inDay: 150 }

const hourMs = 60 * 60_000

/**
 * What one network may have of the unproven bookings of all, in an hour and in a day: a few people of one network must not
 * keep everybody else from booking. Many guests may share one, as the customers of a mobile network do.
 */
const networkShare = { ofHour: 3 / 4, ofDay: 1 / 4 }

/**
 * True when people whose addresses nobody has proven booked as much, all together or from this network, as they may in an
 * hour or a day (clinic file): whoever empties the agenda with made-up names stops here, and clients with an account go on.
 * Like the budgets of routes, off where nobody is limited.
 */
export async function isFlooded(
  { clinic, limits, log, now }: AppDeps,
  db: Kysely<Database>,
  network: string | null,
): Promise<boolean> {
  if (limits === undefined) return false
  const { perHour, perDay } = clinic.booking.unproven
  const at = now().getTime()
  const since = { lastDay: new Date(at - 24 * hourMs), lastHour: new Date(at - hourMs) }
  const { byAll, byNetwork } = await countUnproven(db, { network, ...since })
  if (byAll.inHour >= perHour || byAll.inDay >= perDay) {
    const { date, time } = wallClock(since.lastDay, clinic.timeZone)
    log.error(
      { alarm: 'booking-flood', ...byAll },
      `ALARM: too many unproven bookings; more are refused. Look with "npm run flood -- --since ${date}T${time}", and see docs/runbooks/flood.md`,
    )
    return true
  }
  const { ofHour, ofDay } = networkShare
  if (byNetwork.inHour < perHour * ofHour && byNetwork.inDay < perDay * ofDay) return false
  log.warn(byNetwork, 'too many unproven bookings from one network; more of it are refused')
  return true
}

/** The same, true until the transaction ends: many at once are counted one by one. */
export async function isFloodedStill(
  deps: AppDeps,
  trx: Transaction<Database>,
  network: string | null,
): Promise<boolean> {
  if (deps.limits === undefined) return false
  await lockUnproven(trx)
  return isFlooded(deps, trx, network)
}

/** What keeps a person from holding this visit; null with the person's visits locked until the transaction ends. */
export async function refusePerson(
  { clinic, now }: Pick<AppDeps, 'clinic' | 'now'>,
  trx: Transaction<Database>,
  wanted: PersonVisit & { readonly client_id: string | null },
): Promise<BookingRefused | null> {
  const who = { email: wanted.email, clientId: wanted.client_id }
  await lockPerson(trx, who)
  const at = now()
  const held = await findVisitsOfPerson(trx, { ...who, now: at })
  return personRefusal(wanted, held, clinic.booking, at)
}
