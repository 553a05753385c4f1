import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { openCard } from '#server/features/cards/service.ts'
import { presentPerson } from '#server/features/privacy/present.ts'
import { erasePerson, exportPerson } from '#server/features/privacy/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { clientCard, eraseRequest } from '#shared/features/desk/clients-contract.ts'

const one = { params: z.object({ id: z.uuid() }) }

const exportRoute = createRoute({
  method: 'get',
  path: '/api/desk/clients/{id}/export',
  request: one,
  responses: {
    200: {
      description: 'Everything that is stored about the person of a card, as a file; recorded',
      content: { 'application/json': { schema: z.unknown() } },
    },
    ...refusals,
  },
})
const eraseRoute = createRoute({
  method: 'delete',
  path: '/api/desk/clients/{id}',
  request: { ...one, ...jsonBody(eraseRequest) },
  responses: { 200: jsonAnswer(clientCard, 'The card with what has to be kept'), ...refusals },
})

/** What a client may ask for by law, from the card; `deskGate` has asked who may. */
export function privacyRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(exportRoute, async (c) => {
      const { id } = c.req.valid('param')
      const person = await exportPerson(deps, c.get('staff'), id)
      if (person === null) throw new AppError('not_found')
      c.header('Content-Disposition', `attachment; filename="client-${id.slice(0, 8)}.json"`)
      return c.json(presentPerson(person), 200)
    })
    .openapi(eraseRoute, async (c) => {
      const { id } = c.req.valid('param')
      const erased = await erasePerson(deps, c.get('staff'), id, c.req.valid('json'))
      if (!erased.ok) throw new AppError(erased.reason)
      const card = await openCard(deps, c.get('staff'), id, languageOf(c))
      if (card === null) throw new AppError('not_found')
      return c.json(card, 200)
    })
}
