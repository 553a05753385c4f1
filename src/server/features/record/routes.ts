import { createRoute } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { readRecord } from '#server/features/record/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import { recordAnswer, recordQuery } from '#shared/features/desk/record-contract.ts'

const recordRoute = createRoute({
  method: 'get',
  path: '/api/desk/record',
  request: { query: recordQuery },
  responses: { 200: jsonAnswer(recordAnswer, 'What was done, newest first'), ...refusals },
})

/** `cardsOfPerson` tells under which cards the record may name who is asked for. */
export function recordRoutes(
  deps: AppDeps,
  cardsOfPerson: (db: AppDeps['db'], cardId: string) => Promise<string[]>,
) {
  return apiRouter().openapi(recordRoute, async (c) => {
    const { from, clientId, before } = c.req.valid('query')
    const cardIds = clientId === undefined ? undefined : await cardsOfPerson(deps.db, clientId)
    const { lines, next } = await readRecord(deps, { from, before, cardIds })
    const entries = lines.map((line): RecordEntry => ({
      id: Number(line.id),
      at: line.at.toISOString(),
      staff:
        line.staff_id === null || line.staff_role === null
          ? null
          : { id: line.staff_id, name: line.staff_name ?? '', role: line.staff_role },
      action: line.action,
      clientId: line.client_id,
      clientName: line.client_name,
      subjectId: line.subject_id,
      from: line.before,
      to: line.after,
    }))
    return c.json({ entries, next }, 200)
  })
}
