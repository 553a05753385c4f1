import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'

export type { AppDeps } from '#server/deps.ts'

/** The whole API as one Hono app, without a port: `app.request()` tests it. */
export function createApp(_deps: AppDeps) {
  return new OpenAPIHono().get('/healthz', (c) => c.json({ status: 'ok' as const }))
}

/** What the browser's client is typed by. */
export type Api = ReturnType<typeof createApp>
