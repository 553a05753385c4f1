import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Socket } from 'node:net'

/** A kept connection stays open so long, for the question that its owner may just be sending. */
const graceMs = 500
const lookMs = 100

/**
 * Prepares a server for its end. The function that is returned takes no new connection, answers whatever was asked in
 * full, asks everybody to close their connection with that answer, and resolves when all are closed; after `withinMs`
 * those that are left are cut. Node's own way closes kept connections at once, with questions in them, and those whose
 * answer is still being written.
 */
export function closing(server: Server): (withinMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  const answers = new Map<ServerResponse, Socket>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (request, response) => {
    answers.set(response, request.socket)
    response.once('close', () => answers.delete(response))
    if (isClosing) response.shouldKeepAlive = false
  })

  function closeIdle() {
    const busy = new Set(answers.values())
    for (const socket of sockets) if (!busy.has(socket)) socket.end()
  }

  return async (withinMs) => {
    isClosing = true
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve())
    })
    for (const answer of answers.keys()) answer.shouldKeepAlive = false
    let looking: NodeJS.Timeout | undefined
    const grace = setTimeout(() => {
      // What has arrived meanwhile is read before this looks, also where the process was busy.
      looking = setInterval(() => setImmediate(closeIdle), lookMs)
    }, graceMs)
    const impatience = setTimeout(() => server.closeAllConnections(), withinMs)
    await closed
    clearTimeout(grace)
    clearInterval(looking)
    clearTimeout(impatience)
  }
}
