import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ErrorCode } from '#server/errors.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

type Counted = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Counts requests, and how long each took until its answer began. */
export function requestFigures(metrics: Metrics): (counted: Counted) => void {
  const requests = metrics.counter({
    name: 'clinic_http_requests_total',
    help: 'Requests by route and status',
    labels: ['method', 'route', 'status'],
  })
  const durations = metrics.durations({
    name: 'clinic_http_request_seconds',
    help: 'Seconds until an answer began, by route',
    labels: ['method', 'route'],
  })
  return ({ method: asked, route, status, ms }) => {
    const method = methods.has(asked) ? asked : 'other'
    requests({ method, route, status: String(status) })
    durations({ method, route }, ms / 1000)
  }
}

/** The same of all that the app answers, and why some were refused. */
export function requestMetrics(metrics: Metrics): MiddlewareHandler<{ Variables: { refusal?: ErrorCode } }> {
  const count = requestFigures(metrics)
  const refusals = metrics.counter(
    {
      name: 'clinic_refusals_total',
      help: 'Requests that got an error, by its code; slot_taken is a race for a time that somebody lost',
      labels: ['code'],
    },
    [{ code: 'slot_taken' }, { code: 'booking_busy' }],
  )
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    count({ method: c.req.method, route: routeOf(c), status: c.res.status, ms })
    const code = c.get('refusal')
    if (code !== undefined) refusals({ code })
  }
}

/** The pattern of the route, never the address that was asked: that may name a person, and there is no end of them. */
function routeOf(c: Context): string {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')
  if (route !== undefined) return route.path
  return c.req.path.startsWith('/api/') ? 'unknown' : 'page'
}
