import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Client } from '#server/features/account/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { endOneSession, endOtherSessions, openSessionsOf } from '#server/platform/http/open-sessions.ts'
import { sessionsAnswer } from '#shared/features/account/contract.ts'
import { doneAnswer } from '#shared/lib/answers.ts'

/** What these routes are handed: the client of the session. */
export type SignedIn = { Variables: { client: Client } }

const all = { path: '/api/profile/sessions' } as const
const listRoute = createRoute({
  ...all,
  method: 'get',
  responses: { 200: jsonAnswer(sessionsAnswer, 'Where the client is signed in'), ...refusals },
})
const endOthersRoute = createRoute({
  ...all,
  method: 'delete',
  responses: { 200: jsonAnswer(doneAnswer, 'Every other session has ended'), ...refusals },
})
const endOneRoute = createRoute({
  method: 'delete',
  path: '/api/profile/sessions/{id}',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: jsonAnswer(doneAnswer, 'That session has ended'), ...refusals },
})

/**
 * The client's own sessions. Ending one asks for no password: it only takes a door away, and its owner opens another with
 * the password.
 */
export function sessionRoutes(deps: AppDeps) {
  return apiRouter<SignedIn>()
    .openapi(listRoute, async (c) => {
      const open = await openSessionsOf(c, deps, c.get('client').id)
      const sessions = open.map(({ startedAt, lastSeenAt, ...rest }) => ({
        ...rest,
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }))
      return c.json({ sessions }, 200)
    })
    .openapi(endOthersRoute, async (c) => {
      await endOtherSessions(c, deps, c.get('client').id)
      return c.json({ status: 'done' as const }, 200)
    })
    .openapi(endOneRoute, async (c) => {
      const isEnded = await endOneSession(deps.db, c.get('client').id, c.req.valid('param').id)
      if (!isEnded) throw new AppError('not_found')
      return c.json({ status: 'done' as const }, 200)
    })
}
