import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#server/errors.ts'

export const BODY_MAX_BYTES = 32 * 1024

/** JSON with any parameters: they mean nothing to it. RFC 9110 allows spaces before the semicolon and nothing after it. */
const jsonType = /^application\/json\s*(;|$)/i

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The rules of every address under `/api`, checked before its handler: 404 for an unknown path, 405 with `Allow`, 415 for
 * a body that is not JSON, 413 for one that is too large. `app` is the app that the handlers are mounted on. The whole body
 * is taken in before anybody is judged: who held it back would be judged by what was true when they began to send.
 */
export function apiRules(app: Pick<Hono, 'router'>): MiddlewareHandler {
  const limitBody = bodyLimit({
    maxSize: BODY_MAX_BYTES,
    onError: () => {
      throw new AppError('body_too_large')
    },
  })
  return async (c, next) => {
    // Looking for one method is a fifth of the work, and nearly always the answer.
    if (!hasHandler(app, c.req.method === 'HEAD' ? 'GET' : c.req.method, c.req.path)) {
      const allowed = allowedMethods(app, c.req.path)
      if (allowed.length === 0) throw new AppError('not_found')
      throw new AppError('method_not_allowed', { headers: { Allow: allowed.join(', ') } })
    }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    checkType(c, isRead)
    // Node gives what is read no body, and to look for one makes a whole request of the web.
    if (isRead) return next()
    return limitBody(c, async () => {
      // What did not arrive is refused where it is read.
      await c.req.text().catch(() => {})
      await next()
    })
  }
}

function allowedMethods(app: Pick<Hono, 'router'>, path: string): string[] {
  const found = methods.filter((method) => hasHandler(app, method, path))
  return found.includes('GET') ? [...found, 'HEAD'] : found
}

/** True when a method has a handler of its own at this path; middleware, which takes every method, does not count. */
function hasHandler(app: Pick<Hono, 'router'>, method: string, path: string): boolean {
  return app.router.match(method, path)[0].some(([[, route]]) => route.method === method)
}

/** What only reads has no body as a rule, and then it does not matter which type it names. */
function checkType(c: Context, isRead: boolean): void {
  const type = c.req.header('content-type')
  if ((isRead || type === undefined) && isEmpty(c)) return
  if (type === undefined || !jsonType.test(type)) throw new AppError('unsupported_media_type')
  // Routes look at the type once more, and know fewer spellings.
  if (type !== 'application/json') c.req.raw.headers.set('Content-Type', 'application/json')
}

function isEmpty(c: Context): boolean {
  return (c.req.header('content-length') ?? '0') === '0' && c.req.header('transfer-encoding') === undefined
}
