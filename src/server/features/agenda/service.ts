import { randomUUID } from 'node:crypto'
import type { AppDeps } from '#server/deps.ts'
import { agendaCalendar } from '#server/features/agenda/calendar.ts'
import { findRevision, storeRevision } from '#server/features/agenda/data.ts'
import { presentDay } from '#server/features/agenda/present.ts'
import { feedUrlOf, opensFeed } from '#server/features/agenda/token.ts'
import { findAgenda } from '#server/features/appointments/service.ts'
import { addDays, addMinutes, startOfDay } from '#shared/lib/time.ts'

const pastMinutes = 60 * 24 * 60

/** The calendar of the feed's address, or null when the address is not, or no longer, the right one. */
export async function readFeed(
  { db, env, clinic, priceList, now }: Pick<AppDeps, 'db' | 'env' | 'clinic' | 'priceList' | 'now'>,
  token: string,
): Promise<string | null> {
  const revision = await findRevision(db)
  if (revision === undefined || !opensFeed(token, revision, env)) return null
  return agendaCalendar(await findAgenda(db, addMinutes(now(), -pastMinutes)), { clinic, priceList })
}

/** The feed's address. With `isNew` the address before it stops working. */
export async function feedAddress(
  { db, env }: { readonly db: AppDeps['db']; readonly env: Pick<AppDeps['env'], 'publicUrl' | 'secret'> },
  { isNew }: { readonly isNew: boolean },
): Promise<string> {
  return feedUrlOf(await storeRevision(db, randomUUID(), { replace: isNew }), env)
}

/** The visits of a day yyyy-mm-dd as text. */
export async function readDay(
  { db, clinic, priceList }: Pick<AppDeps, 'db' | 'clinic' | 'priceList'>,
  date: string,
): Promise<string> {
  const from = startOfDay(date, clinic.timeZone)
  const visits = await findAgenda(db, from, startOfDay(addDays(date, 1), clinic.timeZone))
  return presentDay(visits, from, { clinic, priceList })
}
