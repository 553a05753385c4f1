import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** Shows the figures at `GET /metrics` and nothing else. Has a port of its own, so that no visitor reaches it by mistake. */
export function metricsServer(metrics: Metrics): Server {
  metrics.watchProcess()
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Only GET /metrics is here.\n')
      return
    }
    void metrics.text().then(
      (text) =>
        response
          .writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })
}
