import { createRoute } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { mailLinkAgain } from '#server/features/visit-mails/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { steadily } from '#server/platform/http/steady-answer.ts'
import { linkRequest } from '#shared/features/booking/link-contract.ts'
import { pendingAnswer } from '#shared/lib/answers.ts'

const linkRoute = createRoute({
  method: 'post',
  path: '/api/appointments/link',
  request: jsonBody(linkRequest),
  responses: {
    200: jsonAnswer(pendingAnswer, 'The link is mailed if code and address belong to a visit to come'),
    ...refusals,
  },
})

const budget: Budget = { name: 'link', inTenMinutes: 5, inDay: 20 }

export function visitMailRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.on('POST', linkRoute.getRoutingPath(), rateLimit(deps, budget))
  return router.openapi(linkRoute, async (c) => {
    // A mail is stored for a known code only.
    await steadily(mailLinkAgain(deps, c.req.valid('json')))
    return c.json({ status: 'pending' as const }, 200)
  })
}
