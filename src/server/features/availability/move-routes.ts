import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { actorWithLink, findFor } from '#server/features/appointments/service.ts'
import { dayOf, firstOf, monthOf } from '#server/features/availability/present.ts'
import { budget, monthPattern } from '#server/features/availability/routes.ts'
import type { Wanted } from '#server/features/availability/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { actorOf } from '#server/platform/http/session.ts'
import {
  availabilityAnswer,
  availableDaysAnswer,
  firstFreeAnswer,
} from '#shared/features/booking/contract.ts'

const path = '/api/appointments/{id}/availability'
/** By session or manage link. */
const params = z.object({ id: z.string() })
const token = z.string().optional()

const dayRoute = createRoute({
  method: 'get',
  path,
  request: { params, query: z.object({ token, date: z.iso.date() }) },
  responses: { 200: jsonAnswer(availabilityAnswer, 'The slots of a day to move to'), ...refusals },
})

const monthRoute = createRoute({
  method: 'get',
  path: `${path}/days`,
  request: { params, query: z.object({ token, month: z.string().regex(monthPattern) }) },
  responses: { 200: jsonAnswer(availableDaysAnswer, 'The days of a month to move to'), ...refusals },
})

const firstRoute = createRoute({
  method: 'get',
  path: `${path}/first`,
  request: { params, query: z.object({ token }) },
  responses: { 200: jsonAnswer(firstFreeAnswer, 'The first moment to move to'), ...refusals },
})

/** Where a visit can be moved to, for who may move it: it keeps its length, and its own half hours are free for it. */
export function moveTimesRoutes(deps: AppDeps) {
  const router = apiRouter()
  for (const route of [dayRoute, monthRoute, firstRoute]) {
    router.on('GET', route.getRoutingPath(), rateLimit(deps, budget))
  }
  return router
    .openapi(dayRoute, async (c) => {
      const { date, token } = c.req.valid('query')
      return c.json(await dayOf(deps, date, await wantedBy(c, c.req.valid('param').id, token)), 200)
    })
    .openapi(monthRoute, async (c) => {
      const { month, token } = c.req.valid('query')
      return c.json(await monthOf(deps, month, await wantedBy(c, c.req.valid('param').id, token)), 200)
    })
    .openapi(firstRoute, async (c) => {
      const { token } = c.req.valid('query')
      return c.json(await firstOf(deps, await wantedBy(c, c.req.valid('param').id, token)), 200)
    })

  /** @throws AppError when the visit is not for who asks to move. */
  async function wantedBy(c: Context, id: string, token: string | undefined): Promise<Wanted> {
    const actor = actorWithLink(await actorOf(c, deps), token, id, deps.env)
    const found = await findFor(deps, actor, 'appointment:move', id)
    if (!found.ok) throw new AppError(found.reason)
    return { durationMinutes: found.value.duration_minutes, moved: found.value }
  }
}
