import { once } from 'node:events'
import type { Server } from 'node:http'
import { StartError } from '#server/errors.ts'

/** Who sends half a request and then nothing is cut off; Node alone waits for five minutes, and looks every half. */
export const patience = { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 2000 }
/** Far above what one process can serve: more are refused at once instead of holding its memory. */
const connectionsAtOnce = 2000

type Place = { readonly port: number; readonly host: string }

/**
 * Opens the server at a place of the settings, which are called `PORT` and `HOST` behind `prefix`.
 *
 * @throws StartError when it cannot listen there.
 */
export async function listen(server: Server, place: Place, prefix = ''): Promise<Server> {
  server.maxConnections = connectionsAtOnce
  server.listen(place.port, place.host)
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'another program listens there' : reasonOf(error)
    throw new StartError(
      `Cannot listen on ${listeningAt(place)}: ${reason}. Set ${prefix}PORT and ${prefix}HOST to a free place.`,
    )
  }
}

export function listeningAt({ host, port }: Place): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Node gathers the refusals of several addresses of one host in an error without a text of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
