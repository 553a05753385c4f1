import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { mergeCards, openCard, searchClients, splitCard, writeNote } from '#server/features/cards/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { idempotencyHeader } from '#server/platform/http/idempotency-key.ts'
import { languageOf } from '#server/platform/http/language.ts'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import {
  clientCard,
  clientsAnswer,
  clientsQuery,
  mergeRequest,
  noteRequest,
  splitRequest,
} from '#shared/features/desk/clients-contract.ts'

const one = { params: z.object({ id: z.uuid() }) }

const searchRoute = createRoute({
  method: 'get',
  path: '/api/desk/clients',
  request: { query: clientsQuery },
  responses: { 200: jsonAnswer(clientsAnswer, 'Clients that fit, the latest first'), ...refusals },
})
const cardRoute = createRoute({
  method: 'get',
  path: '/api/desk/clients/{id}',
  request: one,
  responses: { 200: jsonAnswer(clientCard, 'The card; that it was looked at is recorded'), ...refusals },
})
const noteRoute = createRoute({
  method: 'post',
  path: '/api/desk/clients/{id}/notes',
  request: { ...one, headers: idempotencyHeader, ...jsonBody(noteRequest) },
  responses: { 201: jsonAnswer(clientCard, 'Noted'), ...refusals },
})
const mergeRoute = createRoute({
  method: 'post',
  path: '/api/desk/clients/{id}/merge',
  request: { ...one, ...jsonBody(mergeRequest) },
  responses: { 200: jsonAnswer(clientCard, 'The card that all is on now'), ...refusals },
})
const splitRoute = createRoute({
  method: 'post',
  path: '/api/desk/clients/{id}/split',
  request: { ...one, ...jsonBody(splitRequest) },
  responses: { 200: jsonAnswer(clientCard, 'The card without what was merged into it'), ...refusals },
})

/** Clients at the desk; `deskGate` has asked who may. */
export function cardRoutes(deps: AppDeps) {
  async function shown(c: Context<StaffEnv>, id: string): Promise<ClientCard> {
    const card = await openCard(deps, c.get('staff'), id, languageOf(c))
    if (card === null) throw new AppError('not_found')
    return card
  }

  return apiRouter<StaffEnv>()
    .openapi(searchRoute, async (c) => {
      return c.json({ clients: await searchClients(deps, c.req.valid('query').search) }, 200)
    })
    .openapi(cardRoute, async (c) => c.json(await shown(c, c.req.valid('param').id), 200))
    .openapi(noteRoute, async (c) => {
      const { id } = c.req.valid('param')
      const note = { ...c.req.valid('json'), key: c.req.valid('header')['idempotency-key'] }
      const noted = await writeNote(deps, c.get('staff'), id, note)
      if (!noted.ok && noted.reason === 'idempotency_conflict')
        throw new AppError(noted.reason, { sentence: { key: 'deskErrors.note_before' } })
      if (!noted.ok) throw new AppError('not_found')
      return c.json(await shown(c, id), 201)
    })
    .openapi(mergeRoute, async (c) => {
      const { into } = c.req.valid('json')
      const merged = await mergeCards(deps, c.get('staff'), c.req.valid('param').id, into)
      if (!merged.ok && merged.reason === 'same_client')
        throw new AppError('invalid_input', { fields: { into: { key: 'deskErrors.same_client' } } })
      if (!merged.ok) throw new AppError('not_found')
      return c.json(await shown(c, into), 200)
    })
    .openapi(splitRoute, async (c) => {
      const { id } = c.req.valid('param')
      const split = await splitCard(deps, c.get('staff'), id, c.req.valid('json').merge)
      if (!split.ok && split.reason === 'no_merge')
        throw new AppError('invalid_input', { fields: { merge: { key: 'deskErrors.no_merge' } } })
      if (!split.ok) throw new AppError('not_found')
      return c.json(await shown(c, id), 200)
    })
}
