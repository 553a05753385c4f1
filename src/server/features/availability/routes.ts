import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { dayOf, firstOf, monthOf } from '#server/features/availability/present.ts'
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
export const budget: Budget = { name: 'times', inTenMinutes: 600, inDay: 6000 }

/** Asked for by its Dutch name, as in a booking; without one the answer is for a visit of one slot. */
const treatmentQuery = { treatment: z.string().optional() }

export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

const dayRoute = createRoute({
  method: 'get',
  path: '/api/availability',
  middleware: etag(),
  request: { query: z.object({ date: z.iso.date(), ...treatmentQuery }) },
  responses: { 200: jsonAnswer(availabilityAnswer, 'The slots of a day'), ...refusals },
})

const monthRoute = createRoute({
  method: 'get',
  path: '/api/availability/days',
  middleware: etag(),
  request: { query: z.object({ month: z.string().regex(monthPattern), ...treatmentQuery }) },
  responses: { 200: jsonAnswer(availableDaysAnswer, 'The days of a month'), ...refusals },
})

const firstRoute = createRoute({
  method: 'get',
  path: '/api/availability/first',
  middleware: etag(),
  request: { query: z.object(treatmentQuery) },
  responses: { 200: jsonAnswer(firstFreeAnswer, 'The first free moment'), ...refusals },
})

export function availabilityRoutes(deps: AppDeps) {
  const { kept } = deps

  function durationOf(treatment: string | undefined): number {
    if (treatment === undefined) return slotMinutes
    const entry = deps.priceList.findByName(treatment)
    if (entry !== undefined) return entry.treatment.durationMinutes
    throw new AppError('invalid_input', { fields: { treatment: { key: 'errors.field.unknown_treatment' } } })
  }

  const router = apiRouter()
  router.use('/api/availability/*', rateLimit(deps, budget), kept.note(budget))
  return router
    .openapi(dayRoute, async (c) => {
      const { date, treatment } = c.req.valid('query')
      const durationMinutes = durationOf(treatment)
      const work = () => dayOf(deps, date, { durationMinutes })
      return c.json(answerOf(c, await kept.ask(`${date} ${durationMinutes}`, work)), 200)
    })
    .openapi(monthRoute, async (c) => {
      const { month, treatment } = c.req.valid('query')
      const durationMinutes = durationOf(treatment)
      const work = () => monthOf(deps, month, { durationMinutes })
      return c.json(answerOf(c, await kept.ask(`${month} ${durationMinutes}`, work)), 200)
    })
    .openapi(firstRoute, async (c) => {
      const durationMinutes = durationOf(c.req.valid('query').treatment)
      const work = () => firstOf(deps, { durationMinutes })
      return c.json(answerOf(c, await kept.ask(`first ${durationMinutes}`, work)), 200)
    })
}

/** Free times are for now: a browser may hold them, but asks each time whether they still stand. */
function answerOf<Answer>(c: Context, { answer, etag: version }: Kept<Answer>): Answer {
  c.header('Cache-Control', 'no-cache')
  c.header('ETag', version)
  return answer
}
