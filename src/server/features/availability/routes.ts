import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { daysOfMonthState, firstFreeSlot, slotsOfDate } from '#server/features/availability/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import {
  availabilityAnswer,
  availableDaysAnswer,
  firstFreeAnswer,
} from '#shared/features/booking/contract.ts'

/** A person who looks through half a year asks some hundred times. */
const budget: Budget = { name: 'times', inTenMinutes: 600, inDay: 6000 }

/** The Dutch name, as in a booking; without one the answer is for a visit of one slot. */
const treatment = z.string().optional()
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

const dayRoute = createRoute({
  method: 'get',
  path: '/api/availability',
  request: { query: z.object({ date: z.iso.date(), treatment }) },
  responses: { 200: jsonAnswer(availabilityAnswer, 'The slots of a day'), ...refusals },
})

const monthRoute = createRoute({
  method: 'get',
  path: '/api/availability/days',
  request: { query: z.object({ month: z.string().regex(monthPattern), treatment }) },
  responses: { 200: jsonAnswer(availableDaysAnswer, 'The days of a month'), ...refusals },
})

const firstRoute = createRoute({
  method: 'get',
  path: '/api/availability/first',
  request: { query: z.object({ treatment }) },
  responses: { 200: jsonAnswer(firstFreeAnswer, 'The first free moment'), ...refusals },
})

export function availabilityRoutes(deps: AppDeps) {
  const { timeZone, booking } = deps.clinic

  function durationOf(name: string | undefined): number {
    if (name === undefined) return booking.slotMinutes
    const entry = deps.priceList.findByName(name)
    if (entry !== undefined) return entry.treatment.durationMinutes
    throw new AppError('invalid_input', { fields: { treatment: { key: 'errors.field.unknown_treatment' } } })
  }

  const router = apiRouter()
  router.use('/api/availability/*', rateLimit(deps, budget))
  return router
    .openapi(dayRoute, async (c) => {
      const asked = c.req.valid('query')
      const slots = await slotsOfDate(deps, asked.date, durationOf(asked.treatment))
      const shown = slots.map(({ time, start, isAvailable }) => ({
        time,
        start: start.toISOString(),
        available: isAvailable,
      }))
      return c.json({ date: asked.date, timeZone, slots: shown }, 200)
    })
    .openapi(monthRoute, async (c) => {
      const asked = c.req.valid('query')
      const days = await daysOfMonthState(deps, asked.month, durationOf(asked.treatment))
      const shown = days.map(({ date, isAvailable }) => ({ date, available: isAvailable }))
      return c.json({ month: asked.month, days: shown }, 200)
    })
    .openapi(firstRoute, async (c) => {
      const first = await firstFreeSlot(deps, durationOf(c.req.valid('query').treatment))
      const shown = first && { date: first.date, time: first.time, start: first.start.toISOString() }
      return c.json({ first: shown, timeZone }, 200)
    })
}
