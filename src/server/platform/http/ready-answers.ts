import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { logRequest } from '#server/platform/http/request-log.ts'
import { requestFigures } from '#server/platform/http/request-metrics.ts'
import { securityHeadersFor } from '#server/platform/http/security-headers.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

export type ReadyAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}
/** A header of a request, by its name in small letters. */
export type HeaderOf = (name: string) => string | undefined
/** What is answered to somebody who reads that address; undefined where it has to be worked out. */
export type FindReady = (url: string, header: HeaderOf) => ReadyAnswer | undefined

type Deps = {
  readonly env: { readonly publicUrl: string }
  readonly log: Logger
  readonly metrics: Metrics
}

/**
 * Sends what lies ready at once, and hands every other request on. The way through the app, which reads and makes requests and
 * answers of the web out of Node's, costs many times what sending them does. What every answer carries (headers of
 * security, the name of the request, a line and a count) these carry too.
 */
export function answerReady(
  { env, log, metrics }: Deps,
  find: FindReady,
  others: RequestListener,
): RequestListener {
  const secure = securityHeadersFor(env.publicUrl)
  const figures = requestFigures(metrics)
  return (request, response) => {
    const { method = '', url = '' } = request
    const startedAt = performance.now()
    const answer = method === 'GET' || method === 'HEAD' ? find(url, headersOf(request)) : undefined
    if (answer === undefined) return others(request, response)
    const { status, headers, body } = answer
    const requestId = idOf(request)
    response.writeHead(status, { ...secure, ...headers, 'X-Request-Id': requestId })
    response.end(body)
    const ms = performance.now() - startedAt
    figures({ method, route: 'page', status, ms })
    logRequest(log, { requestId, method, path: url, status, ms, refusal: undefined })
  }
}

function headersOf({ headers }: IncomingMessage): HeaderOf {
  return (name) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
}

/** The one that a proxy gave it, by the rule of the app; else its own. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID()
}
