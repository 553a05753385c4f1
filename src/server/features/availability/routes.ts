import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { daysOfMonthState, firstFreeSlot, slotsOfDate } from '#server/features/availability/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import type { Kept } from '#server/platform/http/kept-answers.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import {
  availabilityAnswer,
  availableDaysAnswer,
  firstFreeAnswer,
} from '#shared/features/booking/contract.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'

/** A person who looks through half a year asks some hundred times. */
const budget: Budget = { name: 'times', inTenMinutes: 600, inDay: 6000 }

/** How long the visit takes; without either the answer is for a visit of one slot. */
const lengthQuery = {
  /** The Dutch name, as in a booking. */
  treatment: z.string().optional(),
  /** Of a visit that is moved: it keeps its length, whatever its treatment takes by now. */
  minutes: z.coerce.number().int().min(5).max(300).optional(),
}
type Length = { treatment?: string | undefined; minutes?: number | undefined }

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

const dayRoute = createRoute({
  method: 'get',
  path: '/api/availability',
  middleware: etag(),
  request: { query: z.object({ date: z.iso.date(), ...lengthQuery }) },
  responses: { 200: jsonAnswer(availabilityAnswer, 'The slots of a day'), ...refusals },
})

const monthRoute = createRoute({
  method: 'get',
  path: '/api/availability/days',
  middleware: etag(),
  request: { query: z.object({ month: z.string().regex(monthPattern), ...lengthQuery }) },
  responses: { 200: jsonAnswer(availableDaysAnswer, 'The days of a month'), ...refusals },
})

const firstRoute = createRoute({
  method: 'get',
  path: '/api/availability/first',
  middleware: etag(),
  request: { query: z.object(lengthQuery) },
  responses: { 200: jsonAnswer(firstFreeAnswer, 'The first free moment'), ...refusals },
})

export function availabilityRoutes(deps: AppDeps) {
  const { kept } = deps
  const { timeZone } = deps.clinic

  function durationOf({ treatment, minutes }: Length): number {
    if (minutes !== undefined) return minutes
    if (treatment === undefined) return slotMinutes
    const entry = deps.priceList.findByName(treatment)
    if (entry !== undefined) return entry.treatment.durationMinutes
    throw new AppError('invalid_input', { fields: { treatment: { key: 'errors.field.unknown_treatment' } } })
  }

  async function dayOf(date: string, durationMinutes: number): Promise<z.infer<typeof availabilityAnswer>> {
    const slots = await slotsOfDate(deps, date, durationMinutes)
    const shown = slots.map(({ time, start, isAvailable }) => ({
      time,
      start: start.toISOString(),
      available: isAvailable,
    }))
    return { date, timeZone, slots: shown }
  }

  async function monthOf(
    month: string,
    durationMinutes: number,
  ): Promise<z.infer<typeof availableDaysAnswer>> {
    const days = await daysOfMonthState(deps, month, durationMinutes)
    return { month, days: days.map(({ date, isAvailable }) => ({ date, available: isAvailable })) }
  }

  async function firstOf(durationMinutes: number): Promise<z.infer<typeof firstFreeAnswer>> {
    const first = await firstFreeSlot(deps, durationMinutes)
    const shown = first && { date: first.date, time: first.time, start: first.start.toISOString() }
    return { first: shown, timeZone }
  }

  const router = apiRouter()
  router.use('/api/availability/*', rateLimit(deps, budget), kept.note(budget))
  return router
    .openapi(dayRoute, async (c) => {
      const { date, ...length } = c.req.valid('query')
      const minutes = durationOf(length)
      return c.json(answerOf(c, await kept.ask(`${date} ${minutes}`, () => dayOf(date, minutes))), 200)
    })
    .openapi(monthRoute, async (c) => {
      const { month, ...length } = c.req.valid('query')
      const minutes = durationOf(length)
      return c.json(answerOf(c, await kept.ask(`${month} ${minutes}`, () => monthOf(month, minutes))), 200)
    })
    .openapi(firstRoute, async (c) => {
      const minutes = durationOf(c.req.valid('query'))
      return c.json(answerOf(c, await kept.ask(`first ${minutes}`, () => firstOf(minutes))), 200)
    })
}

/** Free times are for now: a browser may hold them, but asks each time whether they still stand. */
function answerOf<Answer>(c: Context, { answer, etag: version }: Kept<Answer>): Answer {
  c.header('Cache-Control', 'no-cache')
  c.header('ETag', version)
  return answer
}
