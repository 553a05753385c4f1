import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from 'pino'
import type { ErrorCode } from '#server/errors.ts'

/** A part of a path so long that it opens a door, as the address of a calendar feed does. */
const secretPart = /\/[\w-]{40,}/g

/** The path of a request as the log may keep it. */
export function loggedPath(path: string): string {
  return path.replace(secretPart, '/…')
}

/** Refusals that somebody may cause who tries doors; one is a slip, many are an attack. */
const security: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'invalid_credentials',
  'key_unknown',
  'code_wrong',
  'link_invalid',
  'forbidden',
  'other_account',
  'foreign_origin',
  'rate_limited',
])

/**
 * One line per request: what was asked and how it ended. No query (it may hold a token), no address, no body. A refusal
 * carries its code; one that matters to security is a warning and says so.
 */
export function requestLog(
  log: Logger,
): MiddlewareHandler<{ Variables: RequestIdVariables & { refusal?: ErrorCode } }> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    logRequest(log, {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: performance.now() - startedAt,
      refusal: c.get('refusal'),
    })
  }
}

type RequestLine = {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly refusal: ErrorCode | undefined
}

function logRequest(log: Logger, { path, ms, ...rest }: RequestLine): void {
  const line = { ...rest, path: loggedPath(path), ms: Math.round(ms) }
  if (line.status >= 500) log.error(line, 'request')
  else if (security.has(line.refusal)) log.warn({ ...line, security: true }, 'request')
  else if (path.startsWith('/api/')) log.info(line, 'request')
  else log.debug(line, 'request')
}
