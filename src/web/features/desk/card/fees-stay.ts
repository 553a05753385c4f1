import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

type Visit = Pick<DeskVisit, 'status' | 'start' | 'feeCents' | 'cancelFeeCents'>

/**
 * Whether a fee keeps the address of somebody who is erased: one that is owed, or that cancelling what is
 * to come adds. What has begun is not cancelled.
 */
export function feesStay(visits: readonly Visit[], isCancelling: boolean, now: Date): boolean {
  return visits.some(
    ({ status, start, feeCents, cancelFeeCents }) =>
      feeCents > 0 || (isCancelling && status === 'confirmed' && new Date(start) > now && cancelFeeCents > 0),
  )
}
