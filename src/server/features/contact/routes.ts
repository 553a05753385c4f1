import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { receive } from '#server/features/contact/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { idempotencyHeader } from '#server/platform/http/idempotency-key.ts'
import { languageOf } from '#server/platform/http/language.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { actorOf } from '#server/platform/http/session.ts'
import { emptyToNull, postedTrap } from '#server/platform/http/typed-values.ts'
import { accountOf } from '#shared/features/access/actor.ts'
import { contactAnswer, contactRequest } from '#shared/features/contact/contract.ts'

/** The contract's request; how many treatments and which is the policy's to say, in words that fit. */
const postedEnquiry = contactRequest.extend({
  phone: z.preprocess(emptyToNull, contactRequest.shape.phone),
  treatments: z.array(z.string().trim()).default([]),
  website: postedTrap,
})

const contactRoute = createRoute({
  method: 'post',
  path: '/api/contact',
  request: {
    headers: idempotencyHeader,
    ...jsonBody(postedEnquiry),
  },
  responses: { 202: jsonAnswer(contactAnswer, 'Stored; the mails are on their way'), ...refusals },
})

/** Each message goes to an address that its writer names: not a way to mail strangers. */
const budget: Budget = { name: 'contact', inTenMinutes: 6, inDay: 20 }

export function contactRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.on('POST', contactRoute.getRoutingPath(), rateLimit(deps, budget))
  return router.openapi(contactRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    const caller = { language: languageOf(c), key, clientId: accountOf(await actorOf(c, deps)) }
    const outcome = await receive(deps, c.req.valid('json'), caller)
    if (!outcome.ok) throw new AppError('invalid_input', { fields: outcome.fields })
    return c.json({ status: 'received' } as const, 202)
  })
}
