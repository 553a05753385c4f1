import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { listAppointments, listTreatments } from '#server/features/portal/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { signedInClient } from '#server/platform/http/session.ts'
import { clientAppointments, clientTreatments } from '#shared/features/portal/contract.ts'

const appointmentsRoute = createRoute({
  method: 'get',
  path: '/api/appointments',
  responses: { 200: jsonAnswer(clientAppointments, "The client's own, newest first"), ...refusals },
})

const treatmentsRoute = createRoute({
  method: 'get',
  path: '/api/treatments',
  responses: { 200: jsonAnswer(clientTreatments, "The client's past visits, newest first"), ...refusals },
})

export function portalRoutes(deps: AppDeps) {
  return apiRouter()
    .openapi(appointmentsRoute, async (c) =>
      c.json(await listAppointments(deps, await clientIdOf(c, deps), languageOf(c)), 200),
    )
    .openapi(treatmentsRoute, async (c) =>
      c.json(await listTreatments(deps, await clientIdOf(c, deps), languageOf(c)), 200),
    )
}

/** @throws AppError 401 without a session. */
async function clientIdOf(c: Context, deps: AppDeps): Promise<string> {
  const id = await signedInClient(c, deps)
  if (id === null) throw new AppError('unauthorized')
  return id
}
