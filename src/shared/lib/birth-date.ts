import { ageOn } from '#shared/lib/time.ts'

/** Nobody alive is older, and a typing error in the century should not pass. */
const oldestAge = 120

/**
 * True for a day on which somebody alive on `today` may have been born, today included; both are yyyy-mm-dd, by the clinic's
 * clock.
 */
export function isPossibleBirthDate(date: string, today: string): boolean {
  return date <= today && ageOn(date, today) <= oldestAge
}

/** "29-02-1988": an ISO day as a date of birth is typed and shown in every language. */
export function dayFirst(date: string): string {
  return date.split('-').toReversed().join('-')
}
