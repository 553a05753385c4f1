import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Budget, RateLimits } from '#server/platform/http/rate-limit.ts'
import { requestFigures } from '#server/platform/http/request-metrics.ts'
import { securityHeadersFor } from '#server/platform/http/security-headers.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

export type ReadyAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Under which it is counted. */
  readonly route: string
  /** What asking for it is taken from; without one it may be asked for without end. */
  readonly budget?: Budget
}
/** A header of a request, by its name in small letters. */
export type HeaderOf = (name: string) => string | undefined
/** What is answered to somebody who reads that address; undefined where it has to be worked out. */
export type FindReady = (url: string, header: HeaderOf) => ReadyAnswer | undefined

type Deps = {
  readonly env: { readonly publicUrl: string }
  readonly metrics: Metrics
  readonly limits?: Pick<RateLimits, 'take'>
}

/**
 * Sends what lies ready at once, and hands every other request on. The way through the app, which reads and makes requests and
 * answers of the web out of Node's, costs many times what sending them does. What every answer carries (headers of
 * security, the name of the request) these carry too, and they are counted. The log has no line for them: what was read says
 * nothing about anybody, and writing it took a third of the rate.
 */
export function answerReady(
  { env, metrics, limits }: Deps,
  finds: readonly FindReady[],
  others: RequestListener,
): RequestListener {
  const secure = securityHeadersFor(env.publicUrl)
  const figures = requestFigures(metrics)

  function findFor(request: IncomingMessage): ReadyAnswer | undefined {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return undefined
    const header = headersOf(request)
    for (const find of finds) {
      const answer = find(url, header)
      if (answer !== undefined) return answer
    }
    return undefined
  }

  return (request, response) => {
    const startedAt = performance.now()
    const answer = findFor(request)
    if (answer === undefined) return others(request, response)

    function send({ status, headers, body, route }: ReadyAnswer) {
      response.writeHead(status, { ...secure, ...headers, 'X-Request-Id': idOf(request) })
      response.end(body)
      figures({ method: request.method ?? '', route, status, ms: performance.now() - startedAt })
    }

    if (answer.budget === undefined || limits === undefined) return send(answer)
    limits.take(answer.budget, request).then(
      // The app, asked too often as well, says so in the visitor's language.
      (waitSeconds) => (waitSeconds === null ? send(answer) : others(request, response)),
      () => others(request, response),
    )
  }
}

/** What reads has none as a rule; one that has is judged by the rules of the app. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
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
