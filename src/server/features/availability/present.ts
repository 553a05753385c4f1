import type { z } from '@hono/zod-openapi'
import type { AvailabilityDeps, Wanted } from '#server/features/availability/service.ts'
import { daysOfMonthState, firstFreeSlot, slotsOfDate } from '#server/features/availability/service.ts'
import type {
  availabilityAnswer,
  availableDaysAnswer,
  firstFreeAnswer,
} from '#shared/features/booking/contract.ts'

/** A day "yyyy-mm-dd" as the API answers it; `start` is UTC, `time` the clinic's. */
export async function dayOf(
  deps: AvailabilityDeps,
  date: string,
  wanted: Wanted,
): Promise<z.infer<typeof availabilityAnswer>> {
  const slots = (await slotsOfDate(deps, date, wanted)).map(({ time, start, isAvailable }) => ({
    time,
    start: start.toISOString(),
    available: isAvailable,
  }))
  return { date, timeZone: deps.clinic.timeZone, slots }
}

/** A month "yyyy-mm". */
export async function monthOf(
  deps: AvailabilityDeps,
  month: string,
  wanted: Wanted,
): Promise<z.infer<typeof availableDaysAnswer>> {
  const days = await daysOfMonthState(deps, month, wanted)
  return { month, days: days.map(({ date, isAvailable }) => ({ date, available: isAvailable })) }
}

/** The first free moment; null in it where there is none up to the horizon. */
export async function firstOf(
  deps: AvailabilityDeps,
  wanted: Wanted,
): Promise<z.infer<typeof firstFreeAnswer>> {
  const first = await firstFreeSlot(deps, wanted)
  const shown = first && { date: first.date, time: first.time, start: first.start.toISOString() }
  return { first: shown, timeZone: deps.clinic.timeZone }
}
