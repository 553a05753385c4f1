import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findDeskRows, presentVisit } from '#server/features/appointments/service.ts'
import { block, unblock } from '#server/features/blocks/service.ts'
import { presentBlock } from '#server/features/blocks/present.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { idempotencyHeader } from '#server/platform/http/idempotency-key.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { refusalError } from '#server/platform/http/refusal-error.ts'
import { blockConflict, blockRequest, deskBlock } from '#shared/features/desk/agenda-contract.ts'
import type { BesideError } from '#shared/lib/answers.ts'

const blockRoute = createRoute({
  method: 'post',
  path: '/api/desk/blocks',
  request: { headers: idempotencyHeader, ...jsonBody(blockRequest) },
  responses: {
    201: jsonAnswer(deskBlock, 'Blocked: nobody can book this time'),
    409: jsonAnswer(blockConflict, 'The visits in the way'),
    ...refusals,
  },
})
const unblockRoute = createRoute({
  method: 'delete',
  path: '/api/desk/blocks/{id}',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'The time is open again' }, ...refusals },
})

export function blockRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(blockRoute, async (c) => {
      const wish = { ...c.req.valid('json'), key: c.req.valid('header')['idempotency-key'] }
      const blocked = await block(deps, c.get('staff'), wish)
      if (blocked.ok) return c.json(presentBlock(blocked.block), 201)
      if (blocked.reason !== 'visits_in_the_way') throw refusalError(blocked)
      const rows = await findDeskRows(deps.db, blocked.visitIds)
      const visits = rows.map((row) => presentVisit(row, languageOf(c), deps))
      const body: BesideError<typeof blockConflict> = { visits }
      throw new AppError(blocked.reason, { body })
    })
    .openapi(unblockRoute, async (c) => {
      if (!(await unblock(deps, c.get('staff'), c.req.valid('param').id))) throw new AppError('not_found')
      return c.body(null, 204)
    })
}
