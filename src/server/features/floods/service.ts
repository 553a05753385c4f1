import type { AppDeps } from '#server/deps.ts'
import type { FloodFilter, FloodRow, FloodVisit } from '#server/features/appointments/service.ts'
import { cancelQuietly, findFloods, findUnprovenVisits } from '#server/features/appointments/service.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { floodsAnswer } from '#shared/features/desk/reports-contract.ts'
import { manyVisits } from '#shared/features/desk/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { wallClock } from '#shared/lib/time.ts'
import type { z } from 'zod'

type Groups = z.infer<typeof floodsAnswer>['groups']

/** Who has very many visits to come: by name, by address, by network; treatments are named in `language`. */
export async function readFloods(
  { db, priceList, now }: Pick<AppDeps, 'db' | 'priceList' | 'now'>,
  language: Language,
): Promise<Groups> {
  const rows = await findFloods(db, now(), manyVisits)
  const groups = new Map<string, FloodRow[]>()
  for (const row of rows) {
    const key = `${row.kind}:${row.key}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((visits) => ({
    kind: visits[0]?.kind ?? 'client',
    label: sharedBy(visits[0]),
    cardId: visits.every(({ card_id }) => card_id === visits[0]?.card_id)
      ? (visits[0]?.card_id ?? null)
      : null,
    visits: visits.map((row) => ({
      id: row.id,
      start: row.starts_at.toISOString(),
      label: labelOf(row.treatment, language, priceList),
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      bookedAt: row.created_at.toISOString(),
      sequence: row.sequence,
    })),
  }))
}

function sharedBy(row: FloodRow | undefined): string | null {
  if (row === undefined || row.kind === 'network') return null
  return row.kind === 'address' ? row.email : `${row.first_name} ${row.last_name}`
}

export type FloodOrder = {
  /** Booked from this instant on. */
  readonly since: Date
  /** Booked before this instant. */
  readonly until: Date
  /** Part of the name, the e-mail address or the telephone number; everything without one. */
  readonly match: string | null
  /** Only shows what would be cancelled. */
  readonly isTrial: boolean
}

/**
 * Cancels the visits to come that were booked within a time by people whose address nobody has proven: their half hours are
 * free at once, the mails about them that still wait are dropped, and no new ones are written to addresses that somebody
 * made up. Who proves their address meanwhile keeps the visit. Answers with what an operator reads; the list is for calling
 * whoever was real.
 */
export async function cancelUnproven(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'events' | 'now'>,
  order: FloodOrder,
): Promise<string> {
  const filter: FloodFilter = { ...order, now: deps.now() }
  const found = await findUnprovenVisits(deps.db, filter)
  const visits = order.isTrial ? found : await cancelStillUnproven(deps, found)
  const lines = visits.map((visit) => lineOf(visit, deps.clinic.timeZone))
  const done = order.isTrial ? 'would be cancelled' : 'cancelled'
  return [...lines, `${visits.length} unproven visits ${done}`, ''].join('\n')
}

/** Answers with those that were cancelled. */
async function cancelStillUnproven(
  deps: Pick<AppDeps, 'db' | 'events' | 'now'>,
  found: readonly FloodVisit[],
): Promise<FloodVisit[]> {
  const cancelled: FloodVisit[] = []
  for (const visit of found) {
    const isCancelled = await inTransaction(deps.db, (trx) =>
      cancelQuietly(deps, trx, { kind: 'system' }, visit.id),
    )
    if (isCancelled) cancelled.push(visit)
  }
  return cancelled
}

function lineOf(visit: FloodVisit, timeZone: string): string {
  const moment = (instant: Date) => {
    const { date, time } = wallClock(instant, timeZone)
    return `${date} ${time}`
  }
  const name = `${visit.first_name} ${visit.last_name}`
  const parts = [
    moment(visit.created_at),
    moment(visit.starts_at),
    visit.reference,
    name,
    visit.email,
    visit.phone,
  ]
  return parts.join('\t')
}
