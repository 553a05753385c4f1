import { createRoute } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { presentLine } from '#server/features/record/present.ts'
import { readRecord } from '#server/features/record/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
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
    const language = languageOf(c)
    return c.json({ entries: lines.map((line) => presentLine(line, language, deps)), next }, 200)
  })
}
