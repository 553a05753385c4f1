/** A visit of a course; amounts are cents. */
export type PaidVisit = {
  /** Of the whole course, and what of it is due at this visit. */
  readonly priceCents: number
  readonly duePriceCents: number
  /** Whether it was cancelled or missed: another takes its place in the course. */
  readonly isOff: boolean
  readonly feeCents: number
  readonly paidCents: number
}

/**
 * How much is paid of what each visit of a course costs, in cents (docs/decisions/0060). What was paid at a visit pays that
 * visit; what is over pays for the others in their order, prices before fees. Who paid the price at a visit that owes none
 * by now, as one that was missed, has paid for the course, and not the fee; where that is off, the whole price of the first
 * that owes one, which may have gone up since. But for such a rise they are together all that was paid: what nobody owes stays
 * where it was paid last.
 */
export function settledOf(visits: readonly PaidVisit[]): number[] {
  const settled = visits.map(({ priceCents, duePriceCents, feeCents, paidCents }) => {
    const isForCourse = duePriceCents === 0 && paidCents >= priceCents
    return Math.min(duePriceCents + feeCents, isForCourse ? paidCents - priceCents : paidCents)
  })
  let overCents = sum(visits.map(({ paidCents }) => paidCents)) - sum(settled)
  const pay = (index: number, upToCents: number) => {
    const beforeCents = settled[index] ?? 0
    const addedCents = Math.min(overCents, Math.max(0, upToCents - beforeCents))
    settled[index] = beforeCents + addedCents
    overCents -= addedCents
  }
  for (const { isOff, priceCents, paidCents } of visits) {
    const hasPaidCourse = isOff && paidCents > 0 && paidCents >= priceCents
    const index = visits.findIndex(({ duePriceCents }, each) => duePriceCents > (settled[each] ?? 0))
    if (!hasPaidCourse || index === -1) continue
    const { duePriceCents = 0 } = visits[index] ?? {}
    const restCents = duePriceCents - (settled[index] ?? 0)
    overCents -= Math.min(restCents, priceCents)
    settled[index] = duePriceCents
  }
  for (const [index, { duePriceCents }] of visits.entries()) pay(index, duePriceCents)
  for (const [index, { duePriceCents, feeCents }] of visits.entries()) pay(index, duePriceCents + feeCents)
  const last = visits.findLastIndex(({ paidCents }) => paidCents > 0)
  if (last !== -1) pay(last, Infinity)
  return settled
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0)
}
