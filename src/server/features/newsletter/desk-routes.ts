import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { exportList, listConfirmed } from '#server/features/newsletter/service.ts'
import { writeRecord } from '#server/features/record/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { newsletterAnswer } from '#shared/features/desk/post-contract.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/desk/newsletter',
  responses: { 200: jsonAnswer(newsletterAnswer, 'The confirmed list'), ...refusals },
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
      const rows = await listConfirmed(deps.db)
      const subscribers = rows.map(({ email, name, language, confirmed_at }) => ({
        email,
        name,
        language,
        confirmedAt: confirmed_at?.toISOString() ?? '',
      }))
      return c.json({ subscribers }, 200)
    })
    .openapi(exportRoute, async (c) => {
      const list = await exportList(deps)
      await deps.db
        .transaction()
        .execute((trx) => writeRecord(trx, c.get('staff'), deps.now(), { action: 'newsletter.export' }))
      return c.body(list, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="newsletter.csv"',
      })
    })
}
