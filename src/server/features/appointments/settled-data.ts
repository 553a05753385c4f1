import type { Kysely } from 'kysely'
import type { Appointment } from '#server/features/appointments/data.ts'
import { findAppointment, isCovered } from '#server/features/appointments/data.ts'
import { chargedCents } from '#server/features/appointments/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { dueCents, duePriceCents, isPriceOwed } from '#shared/features/booking/due.ts'
import type { PaidVisit } from '#shared/features/booking/settled.ts'
import { settledOf } from '#shared/features/booking/settled.ts'

/** What of a visit says what is to be paid of it, and was paid at it. */
export const moneyColumns = [
  'id',
  'card_id',
  'treatment',
  'status',
  'price_cents',
  'course_visits',
  'paid_cents',
  'moved_fee_cents',
  'cancelled_fee_cents',
  'no_show_fee_cents',
  'fee_waiver',
] as const
type Money = Pick<Appointment, (typeof moneyColumns)[number]>

/** What is paid of a visit, at it or at another of its course, and whether the price is due at an earlier one. */
export type Settled = { readonly isCovered: boolean; readonly settledCents: number }

/** The visits, in their order, with what is paid of each. */
export async function settleAll<Row extends Money>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<(Row & Settled)[]> {
  const cards = rows.flatMap(({ card_id, course_visits }) => (course_visits === null ? [] : (card_id ?? [])))
  const ofCourses = await findOfCourses(db, [...new Set(cards)])
  return rows.map((row) => ({ ...row, ...(ofCourses.get(row.id) ?? alone(row)) }))
}

export async function settle<Row extends Money>(db: Kysely<Database>, row: Row): Promise<Row & Settled> {
  const [settled] = await settleAll(db, [row])
  return settled ?? { ...row, ...alone(row) }
}

/** True while the price is not wholly paid. */
export function owesPrice(row: Money & Settled): boolean {
  return isPriceOwed({ ...row, priceCents: row.price_cents })
}

/** True while a fee that was not waived is not wholly paid: what was paid pays the price first. */
export function owesFee(row: Money & Settled): boolean {
  const feeCents = chargedCents(row)
  return feeCents > 0 && row.settledCents < dueCents({ ...row, priceCents: row.price_cents, feeCents })
}

/** False where there is no such visit. */
export async function isPriceOwedOf(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await findAppointment(db, id)
  return row !== undefined && owesPrice(await settle(db, row))
}

function alone(row: Money): Settled {
  return { isCovered: false, settledCents: row.paid_cents }
}

/** All visits of courses on the cards, by their ids. */
async function findOfCourses(
  db: Kysely<Database>,
  cards: readonly string[],
): Promise<ReadonlyMap<string, Settled>> {
  if (cards.length === 0) return new Map()
  const rows = await db
    .selectFrom('appointments')
    .select(moneyColumns)
    .select(isCovered.as('isCovered'))
    .where('card_id', 'in', cards)
    .where('course_visits', 'is not', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const known = new Map<string, Settled>()
  for (const visits of Map.groupBy(rows, ({ card_id, treatment }) => `${card_id} ${treatment}`).values()) {
    const settled = settledOf(visits.map(paymentOf))
    for (const [index, { id, isCovered: isLater, paid_cents }] of visits.entries())
      known.set(id, { isCovered: isLater, settledCents: settled[index] ?? paid_cents })
  }
  return known
}

function paymentOf(row: Money & Pick<Settled, 'isCovered'>): PaidVisit {
  return {
    priceCents: row.price_cents,
    duePriceCents: duePriceCents({ ...row, priceCents: row.price_cents }),
    isOff: row.status === 'cancelled' || row.status === 'no_show',
    feeCents: chargedCents(row),
    paidCents: row.paid_cents,
  }
}
