import { createRoute, z } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readAgenda, readVisit } from '#server/features/desk/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { hasSession } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { agendaAnswer, agendaQuery, deskVisitAnswer } from '#shared/features/desk/agenda-contract.ts'
import { eventsPath } from '#shared/features/desk/rules.ts'

const agendaRoute = createRoute({
  method: 'get',
  path: '/api/desk/agenda',
  request: { query: agendaQuery },
  responses: { 200: jsonAnswer(agendaAnswer, 'Some days with their visits and blocks'), ...refusals },
})
const visitRoute = createRoute({
  method: 'get',
  path: '/api/desk/appointments/{id}',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: jsonAnswer(deskVisitAnswer, 'A visit with its mails, payments and history'),
    ...refusals,
  },
})
const eventsRoute = createRoute({
  method: 'get',
  path: eventsPath,
  responses: {
    200: {
      description:
        'Server-sent events: `agenda` with the days that changed, none meaning any; `ping` every 25 seconds',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...refusals,
  },
})

/** Proxies close what is silent for longer. */
const pingMs = 25_000
const eventHeaders = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }

export function deskRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(agendaRoute, async (c) => {
      const { from, days } = c.req.valid('query')
      return c.json(await readAgenda(deps, from, days, languageOf(c)), 200)
    })
    .openapi(visitRoute, async (c) => {
      const visit = await readVisit(deps, c.req.valid('param').id, languageOf(c))
      if (visit === null) throw new AppError('not_found')
      return c.json(visit, 200)
    })
    .openapi(eventsRoute, (c) => {
      // Nobody reads what follows: a stream would wait for its reader for good.
      if (c.req.method === 'HEAD') return c.body(null, 200, eventHeaders)
      const { sessionId } = c.get('staff')
      // A proxy that gathers an answer before it passes it on would hold the events back.
      c.header('X-Accel-Buffering', 'no')
      const answer = streamSSE(c, async (stream) => {
        const tell = (dates: readonly string[]) =>
          void stream.writeSSE({ event: 'agenda', data: JSON.stringify({ dates }) }).catch(() => {})
        // The desk asks anew by itself, and finds the process that came after.
        const stop = deps.bell.onRing(tell, () => void stream.close().catch(() => {}))
        stream.onAbort(stop)
        try {
          await stream.writeSSE({ event: 'ping', data: '' })
          while (!stream.aborted && !stream.closed) {
            await stream.sleep(pingMs)
            // Listening keeps no session alive, and ends with it.
            if (stream.aborted || stream.closed || !(await hasSession(deps, sessionId))) break
            await stream.writeSSE({ event: 'ping', data: '' })
          }
        } catch (error) {
          // Left to Hono, its text would be written past the log, or to the desk.
          deps.log.warn({ err: error }, 'a desk was followed no longer')
        } finally {
          stop()
        }
      })
      for (const [name, value] of Object.entries(eventHeaders)) answer.headers.set(name, value)
      return answer
    })
}
