import { createRoute, z } from '@hono/zod-openapi'
import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { exportList, listConfirmed } from '#server/features/newsletter/service.ts'
import type { Recorder } from '#server/features/record/service.ts'
import { writeRecord } from '#server/features/record/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import type { RecordAction } from '#shared/features/desk/record-actions.ts'
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
  /** Reads the list, which is about people, and records that it was read. */
  function recorded<List>(
    by: Recorder,
    action: RecordAction,
    read: (trx: Transaction<Database>) => Promise<List>,
  ): Promise<List> {
    return inTransaction(deps.db, async (trx) => {
      await writeRecord(trx, by, deps.now(), { action })
      return read(trx)
    })
  }

  return apiRouter<StaffEnv>()
    .openapi(listRoute, async (c) => {
      const rows = await recorded(c.get('staff'), 'newsletter.read', (trx) => listConfirmed(trx))
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
      const list = await recorded(c.get('staff'), 'newsletter.export', (trx) =>
        exportList({ ...deps, db: trx }),
      )
      return c.body(list, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="newsletter.csv"',
      })
    })
}
