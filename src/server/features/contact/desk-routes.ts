import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  countWaiting,
  finishMessage,
  readMessages,
  replyToMessage,
} from '#server/features/contact/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { idempotencyHeader } from '#server/platform/http/idempotency-key.ts'
import { languageOf } from '#server/platform/http/language.ts'
import {
  messagesAnswer,
  messagesQuery,
  replyConflict,
  replyRequest,
} from '#shared/features/desk/post-contract.ts'
import type { BesideError } from '#shared/lib/answers.ts'
import { doneAnswer } from '#shared/lib/answers.ts'

const one = { params: z.object({ id: z.uuid() }) }

const listRoute = createRoute({
  method: 'get',
  path: '/api/desk/messages',
  request: { query: messagesQuery },
  responses: { 200: jsonAnswer(messagesAnswer, 'What the contact page received'), ...refusals },
})
const doneRoute = createRoute({
  method: 'post',
  path: '/api/desk/messages/{id}/done',
  request: one,
  responses: { 200: jsonAnswer(doneAnswer, 'Done'), ...refusals },
})
const replyRoute = createRoute({
  method: 'post',
  path: '/api/desk/messages/{id}/reply',
  request: { ...one, headers: idempotencyHeader, ...jsonBody(replyRequest) },
  responses: {
    202: jsonAnswer(doneAnswer, 'The answer is on its way'),
    409: jsonAnswer(replyConflict, 'A colleague was first: the message as it is now'),
    ...refusals,
  },
})

/** The contact page's messages at the desk; `deskGate` has asked who may. */
export function messageRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(listRoute, async (c) => {
      const { state, most } = c.req.valid('query')
      const found = await readMessages(deps, { state, most: most + 1 }, languageOf(c))
      const waiting = await countWaiting(deps.db)
      return c.json({ messages: found.slice(0, most), hasOlder: found.length > most, waiting }, 200)
    })
    .openapi(doneRoute, async (c) => {
      if (!(await finishMessage(deps, c.get('staff'), c.req.valid('param').id)))
        throw new AppError('not_found')
      return c.json({ status: 'done' as const }, 200)
    })
    .openapi(replyRoute, async (c) => {
      const reply = { ...c.req.valid('json'), key: c.req.valid('header')['idempotency-key'] }
      const { id } = c.req.valid('param')
      const replied = await replyToMessage(deps, c.get('staff'), id, reply)
      if (replied.ok) return c.json({ status: 'done' as const }, 202)
      const [message] = await readMessages(deps, { id, most: 1 }, languageOf(c))
      if (replied.reason === 'not_found' || message === undefined) throw new AppError('not_found')
      const body: BesideError<typeof replyConflict> = { message }
      throw new AppError(replied.reason, { body })
    })
}
