import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { exportListFor, readListFor } from '#server/features/newsletter/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { newsletterAnswer } from '#shared/features/desk/post-contract.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/desk/newsletter',
  responses: {
    200: jsonAnswer(newsletterAnswer, 'The confirmed list; that it was looked at is recorded'),
    ...refusals,
  },
})
const exportRoute = createRoute({
  method: 'get',
  path: '/api/desk/newsletter/export',
  responses: {
    200: { description: 'The list with unsubscribe links', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
})

/** The newsletter's list at the desk; `deskGate` has asked who may. */
export function newsletterDeskRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(listRoute, async (c) => {
      const rows = await readListFor(deps, c.get('staff'))
      const subscribers = rows.map(({ email, name, language, asked_at, confirmed_at }) => ({
        email,
        name,
        language,
        askedAt: asked_at.toISOString(),
        confirmedAt: confirmed_at?.toISOString() ?? '',
      }))
      return c.json({ subscribers }, 200)
    })
    .openapi(exportRoute, async (c) => {
      const list = await exportListFor(deps, c.get('staff'))
      return c.body(list, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="newsletter.csv"',
      })
    })
}
