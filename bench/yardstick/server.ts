import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { siteRoutes } from '#server/features/site/routes.ts'
import { openSite } from '#server/features/site/service.ts'

/** Serves a folder of pages as the clinic's server does: compression, caching and policy are the same code. */
export async function serveYardstick(folder: string) {
  const site = siteRoutes(await openSite(folder, 'http://localhost'))
  const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  }
}
