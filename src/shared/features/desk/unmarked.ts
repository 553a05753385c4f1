import type { Report } from '#shared/features/desk/reports-contract.ts'

/** Visits that are over and that nobody marked: the rest of those in a report. */
export function unmarkedOf({ visits, came, toCome, noShows }: Report): number {
  return visits - came - toCome - noShows
}
