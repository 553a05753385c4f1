/** A visit of a course; amounts are cents. */
export type PaidVisit = {
  /** Of the whole course, and what of it is due at this visit. */
  readonly priceCents: number
  readonly duePriceCents: number
  readonly feeCents: number
  readonly paidCents: number
}

/**
 * How much is paid of what each visit of a course costs, in cents (docs/decisions/0060). What was paid at a visit pays that
 * visit; what is over pays for the others in their order, prices before fees. Who paid the price at a visit that owes none
 * by now, as one that was missed, has paid for the course, and not the fee. Together they are all that was paid: what
 * nobody owes stays where it was paid last.
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
  for (const [index, { duePriceCents }] of visits.entries()) pay(index, duePriceCents)
  for (const [index, { duePriceCents, feeCents }] of visits.entries()) pay(index, duePriceCents + feeCents)
  const last = visits.findLastIndex(({ paidCents }) => paidCents > 0)
  if (last !== -1) pay(last, Infinity)
  return settled
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0)
}
