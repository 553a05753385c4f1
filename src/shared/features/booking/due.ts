import type { AppointmentStatus } from '#shared/features/booking/fields.ts'

/** A visit as clients or the desk see its status; amounts are cents, and a fee that was waived is none. */
type Due = {
  readonly status: AppointmentStatus | 'arrived'
  readonly priceCents: number
  /** True for a later visit of a course. */
  readonly isCovered: boolean
  readonly feeCents: number
  /** What is paid of it, at it or at another of its course. */
  readonly settledCents: number
}

/**
 * What is to be paid of the price, in cents: nothing where the visit was cancelled or missed, whose fee stands in its place,
 * and that of a course once, at its first visit (SPEC 9).
 */
export function duePriceCents({
  status,
  priceCents,
  isCovered,
}: Pick<Due, 'status' | 'priceCents' | 'isCovered'>): number {
  return status === 'cancelled' || status === 'no_show' || isCovered ? 0 : priceCents
}

/** What a visit costs in all, in cents: who moved it late and comes owes the price and the fee. */
export function dueCents(visit: Omit<Due, 'settledCents'>): number {
  return duePriceCents(visit) + visit.feeCents
}

/** True while the price is not wholly paid: what was paid pays it first, then the fee. */
export function isPriceOwed(visit: Omit<Due, 'feeCents'>): boolean {
  return visit.settledCents < duePriceCents(visit)
}
