import { createRoute } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { cancelTogether } from '#server/features/appointments/service.ts'
import { readFloods } from '#server/features/floods/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import {
  floodCancelAnswer,
  floodCancelRequest,
  floodsAnswer,
} from '#shared/features/desk/reports-contract.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/desk/floods',
  responses: { 200: jsonAnswer(floodsAnswer, 'Who has very many visits to come'), ...refusals },
})
const cancelRoute = createRoute({
  method: 'post',
  path: '/api/desk/floods/cancel',
  request: jsonBody(floodCancelRequest),
  responses: { 200: jsonAnswer(floodCancelAnswer, 'All cancelled'), ...refusals },
})

/** Floods of bookings at the desk; `deskGate` has asked who may. */
export function floodRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(listRoute, async (c) => c.json({ groups: await readFloods(deps, languageOf(c)) }, 200))
    .openapi(cancelRoute, async (c) => {
      const cancelled = await cancelTogether(deps, c.get('staff'), c.req.valid('json'))
      if (cancelled === null) throw new AppError('not_found')
      return c.json({ cancelled }, 200)
    })
}
