import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { longestReportDays, readReport } from '#server/features/reports/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { csvOf } from '#server/platform/http/csv.ts'
import { languageOf } from '#server/platform/http/language.ts'
import type { Report } from '#shared/features/desk/reports-contract.ts'
import { reportAnswer, reportQuery, reportTables } from '#shared/features/desk/reports-contract.ts'
import { unmarkedOf } from '#shared/features/desk/unmarked.ts'

const reportRoute = createRoute({
  method: 'get',
  path: '/api/desk/reports',
  request: { query: reportQuery },
  responses: { 200: jsonAnswer(reportAnswer, 'What happened in a period'), ...refusals },
})
const fileRoute = createRoute({
  method: 'get',
  path: '/api/desk/reports/{file}',
  request: {
    params: z.object({ file: z.enum(reportTables.map((table) => `${table}.csv` as const)) }),
    query: reportQuery,
  },
  responses: {
    200: { description: 'One table of it', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
})

/** Reports for the desk; `deskGate` has asked who may. */
export function reportRoutes(deps: AppDeps) {
  async function reportOf(c: Context, period: z.infer<typeof reportQuery>): Promise<Report> {
    const report = await readReport(deps, period, languageOf(c))
    if (report !== null) return report
    const sentence = { key: 'deskErrors.period', values: { days: longestReportDays } } as const
    throw new AppError('invalid_input', { fields: { to: sentence } })
  }

  return apiRouter<StaffEnv>()
    .openapi(reportRoute, async (c) => c.json(await reportOf(c, c.req.valid('query')), 200))
    .openapi(fileRoute, async (c) => {
      const period = c.req.valid('query')
      const { file } = c.req.valid('param')
      return c.body(tables[file](await reportOf(c, period)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${period.from}-${period.to}-${file}"`,
      })
    })
}

const tables: Readonly<Record<`${(typeof reportTables)[number]}.csv`, (report: Report) => string>> = {
  'rooms.csv': ({ rooms }) =>
    csvOf(
      ['room', 'visits', 'used_hours', 'open_hours', 'occupancy'],
      rooms.map((row) => [row.room, row.visits, row.usedHours, row.openHours, row.occupancy]),
    ),
  'categories.csv': ({ categories }) =>
    csvOf(
      ['category', 'visits', 'price_cents', 'paid_cents'],
      categories.map((row) => [row.label, row.visits, row.priceCents, row.paidCents]),
    ),
  'outcomes.csv': (report) =>
    csvOf(
      ['outcome', 'visits'],
      [
        ['came', report.came],
        ['to_come', report.toCome],
        ['not_marked', unmarkedOf(report)],
        ['no_show', report.noShows],
        ['cancelled_in_time', report.cancellations.inTime],
        ['cancelled_late', report.cancellations.late],
      ],
    ),
  'lead.csv': ({ leadDays }) =>
    csvOf(
      ['from_days', 'to_days', 'visits'],
      leadDays.groups.map((row) => [row.from, row.to ?? '', row.visits]),
    ),
  'sources.csv': ({ sources }) =>
    csvOf(
      ['source', 'visits'],
      sources.map((row) => [row.source, row.visits]),
    ),
}
