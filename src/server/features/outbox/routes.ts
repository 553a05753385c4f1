import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { confirmAgain, readMails, sendAgain } from '#server/features/outbox/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { onlyCommands } from '#server/platform/http/command-token.ts'
import { countMails } from '#server/platform/mail/delivery.ts'
import { mailsAnswer, mailsQuery, sentAgainAnswer } from '#shared/features/desk/post-contract.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/desk/mails',
  request: { query: mailsQuery },
  responses: { 200: jsonAnswer(mailsAnswer, 'What was sent, waits, or was put aside'), ...refusals },
})
const againRoute = createRoute({
  method: 'post',
  path: '/api/desk/mails/{id}/again',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 202: jsonAnswer(sentAgainAnswer, 'On its way once more'), ...refusals },
})
const confirmRoute = createRoute({
  method: 'post',
  path: '/api/desk/appointments/{id}/confirmation',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 202: jsonAnswer(sentAgainAnswer, 'A confirmation is on its way once more'), ...refusals },
})

/** For `npm run mail:count`. */
export const mailCountPath = '/api/mails/count'

/** How many mails wait and how many were put aside, for an operator and for nobody else. */
export function mailCountRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.post(mailCountPath, onlyCommands(deps), async (c) => {
    return c.json(await countMails(deps.db), 200)
  })
  return router
}

/** The mails of the product at the desk; `deskGate` has asked who may. */
export function outboxRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(listRoute, async (c) => c.json(await readMails(deps, c.req.valid('query')), 200))
    .openapi(againRoute, async (c) => {
      const sent = await sendAgain(deps, c.get('staff'), c.req.valid('param').id)
      if (!sent.ok) throw new AppError(sent.reason, sent)
      return c.json({ status: 'done' as const, to: sent.to }, 202)
    })
    .openapi(confirmRoute, async (c) => {
      const sent = await confirmAgain(deps, c.get('staff'), c.req.valid('param').id)
      if (!sent.ok) throw new AppError(sent.reason)
      return c.json({ status: 'done' as const, to: sent.to }, 202)
    })
}
