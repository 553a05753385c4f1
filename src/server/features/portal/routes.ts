import { createRoute } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { listTreatments } from '#server/features/portal/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { clientOf } from '#server/platform/http/session.ts'
import { clientTreatments } from '#shared/features/portal/contract.ts'

const treatmentsRoute = createRoute({
  method: 'get',
  path: '/api/treatments',
  responses: { 200: jsonAnswer(clientTreatments, "The client's past visits, newest first"), ...refusals },
})

export function portalRoutes(deps: AppDeps) {
  return apiRouter().openapi(treatmentsRoute, async (c) =>
    c.json(await listTreatments(deps, await clientOf(c, deps), languageOf(c)), 200),
  )
}
