import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import type { AppDeps } from '#server/deps.ts'
import { answerReady } from '#server/platform/http/ready-answers.ts'
import type { FindReady } from '#server/platform/http/ready-answers.ts'

type Headers = Readonly<Record<string, string>>
type Seen = { readonly status: number | undefined; readonly headers: Headers; readonly body: Buffer }

export type ReadyServer = {
  /** Everything of the answer but its date. */
  readonly ask: (path: string, headers?: Headers, method?: string, sent?: string) => Promise<Seen>
  /** How many requests went through the app so far. */
  readonly workedOut: () => number
  readonly close: () => void
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** A server that sends what lies ready, and leaves the rest to the app. */
export async function serveReady(
  deps: AppDeps,
  finds: readonly FindReady[],
  fetch: Fetch,
): Promise<ReadyServer> {
  const others = getRequestListener(fetch)
  let workedOut = 0
  const server = createServer(
    answerReady(deps, finds, (incoming, outgoing) => {
      workedOut++
      return void others(incoming, outgoing)
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    async ask(path, headers = {}, method = 'GET', sent = '') {
      const asked = request({
        ...{ host: '127.0.0.1', port, path, method },
        headers: { 'X-Request-Id': 'ours', ...headers },
      })
      asked.end(sent)
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      const { date: _, ...told } = answer.headers
      return { status: answer.statusCode, headers: told as Headers, body: await buffer(answer) }
    },
    workedOut: () => workedOut,
    close: () => void server.close(),
  }
}
