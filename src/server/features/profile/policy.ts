import { contactKeptDays } from '#shared/features/account/rules.ts'
import { addMinutes } from '#shared/lib/time.ts'

const dayMinutes = 24 * 60

/** What decides how long the clinic may have to reach the client of a visit. */
export type LeftVisit = { readonly startsAt: Date; readonly durationMinutes: number }

/** When how to reach the client of a visit is forgotten, if the account is deleted before it. */
export function forgetContactAt({ startsAt, durationMinutes }: LeftVisit): Date {
  return addMinutes(startsAt, durationMinutes + contactKeptDays * dayMinutes)
}
