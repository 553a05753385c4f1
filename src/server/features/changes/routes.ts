import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { presentClientAppointment } from '#server/features/booking/service.ts'
import type { Changed } from '#server/features/changes/service.ts'
import { cancelAppointment, moveAppointment } from '#server/features/changes/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { signedInClient } from '#server/platform/http/session.ts'
import type { ClientAppointment } from '#shared/features/portal/contract.ts'
import { clientAppointment, rescheduleRequest } from '#shared/features/portal/contract.ts'

const one = { params: z.object({ id: z.string() }), query: z.object({ token: z.string().optional() }) }

const cancelRoute = createRoute({
  method: 'post',
  path: '/api/appointments/{id}/cancel',
  request: one,
  responses: { 200: jsonAnswer(clientAppointment, 'Cancelled; feeCents is what it costs'), ...refusals },
})

const rescheduleRoute = createRoute({
  method: 'post',
  path: '/api/appointments/{id}/reschedule',
  request: { ...one, ...jsonBody(rescheduleRequest) },
  responses: { 200: jsonAnswer(clientAppointment, 'Moved; feeCents is what it costs'), ...refusals },
})

export function changeRoutes(deps: AppDeps) {
  const router = apiRouter()
  for (const route of [cancelRoute, rescheduleRoute]) {
    router.on('POST', route.getRoutingPath(), rateLimit(deps, 'booking'))
  }
  return router
    .openapi(cancelRoute, async (c) => {
      const access = { token: c.req.valid('query').token, clientId: await signedInClient(c, deps) }
      const cancelled = await cancelAppointment(deps, c.req.valid('param').id, access)
      if (!cancelled.ok) throw new AppError(cancelled.reason)
      return c.json(present(c, deps, cancelled), 200)
    })
    .openapi(rescheduleRoute, async (c) => {
      const access = { token: c.req.valid('query').token, clientId: await signedInClient(c, deps) }
      const { appointmentDate } = c.req.valid('json')
      const moved = await moveAppointment(deps, c.req.valid('param').id, appointmentDate, access)
      if (!moved.ok && moved.reason === 'refused') throw new AppError(moved.refused.code, moved.refused)
      if (!moved.ok) throw new AppError(moved.reason)
      return c.json(present(c, deps, moved), 200)
    })
}

function present(c: Context, deps: AppDeps, { appointment, feeCents }: Changed): ClientAppointment {
  return { ...presentClientAppointment(appointment, languageOf(c), deps), feeCents }
}
