import { createRoute, z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { apiRouter, jsonAnswer, jsonBody } from '#server/platform/http/api-router.ts'
import { answerThrown } from '#server/platform/http/error-answer.ts'
import { createLog } from '#server/platform/log/log.ts'

const payment = z.object({
  amountCents: z.int().max(1_000_000).optional(),
  room: z.int().min(1).optional(),
  name: z.string().min(2).max(3).optional(),
  wishes: z.array(z.string()).max(1).optional(),
})
const responses = { 200: jsonAnswer(z.object({}), 'Entered') }
const router = apiRouter().openapi(
  createRoute({ method: 'post', path: '/', request: jsonBody(payment), responses }),
  (c) => c.json({}, 200),
)
router.onError((error, c) => answerThrown(c, error, createLog({ write: () => undefined })))

it.each([
  [{ amountCents: 1_000_001 }, 'Deze waarde is niet geldig.'],
  [{ room: 0 }, 'Deze waarde is niet geldig.'],
  [{ wishes: ['one', 'two'] }, 'Deze waarde is niet geldig.'],
  [{ name: 'n' }, 'Gebruik ten minste 2 tekens.'],
  [{ name: 'name' }, 'Gebruik ten hoogste 3 tekens.'],
])('says of %j: %s', async (body, sentence) => {
  const answer = await router.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(422)
  expect(Object.values((await answer.json()).fields)).toEqual([sentence])
})
