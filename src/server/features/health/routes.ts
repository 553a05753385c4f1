import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { apiRouter, jsonAnswer } from '#server/platform/http/api-router.ts'

/** No counts: how many mails wait would tell a stranger for whom one was just stored (DECISIONS 4). */
const status = z.object({ status: z.literal('ok') })
/** A database that has not answered by then is out of reach, for the one who asks. */
const patienceMs = 2000

const aliveRoute = createRoute({
  method: 'get',
  path: '/healthz',
  responses: { 200: jsonAnswer(status, 'The process answers') },
})
const readyRoute = createRoute({
  method: 'get',
  path: '/readyz',
  responses: { 200: jsonAnswer(status, 'The database answers'), 503: { description: 'It does not' } },
})

export function healthRoutes({ db, log }: AppDeps) {
  return apiRouter()
    .openapi(aliveRoute, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readyRoute, async (c) => {
      try {
        await Promise.race([sql`select 1`.execute(db), refuseAfter(patienceMs)])
        return c.json({ status: 'ok' as const }, 200)
      } catch (error) {
        log.warn({ err: error }, 'the database is out of reach')
        throw new AppError('unavailable')
      }
    })
}

function refuseAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()
  })
}
