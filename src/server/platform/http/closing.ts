import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** A kept connection stays open so long, for the question that its owner may just be sending. */
const graceMs = 500
/** Who waits at the door is let in for so long at most; others may knock all the time. */
const letInMs = 3000
const lookMs = 100

/**
 * Prepares a server for its end. The function that is returned lets in who waits at the door and nobody after, answers
 * whatever was asked in full, asks everybody to close their connection with that answer, and resolves when all are
 * closed; after `withinMs` those that are left are cut. Node's own way cuts who waits at the door, closes kept
 * connections at once, with questions in them, and those whose answer is still being written.
 */
export function closing(server: Server): (withinMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  const answers = new Map<ServerResponse, Socket>()
  let isClosing = false
  let letIn = 0
  server.on('connection', (socket: Socket) => {
    letIn++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (request, response) => {
    answers.set(response, request.socket)
    response.once('close', () => answers.delete(response))
    if (isClosing) response.shouldKeepAlive = false
  })

  /** A busy process lets one connection in per turn of its loop, so that dozens may wait. */
  async function letAllIn() {
    const until = performance.now() + letInMs
    await turn()
    for (let before = -1; before !== letIn && performance.now() < until; await turn()) before = letIn
  }

  function closeIdle() {
    const busy = new Set(answers.values())
    // Not with `end`: that still reads, and what was asked then would be done without anybody being told.
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
  }

  return async (withinMs) => {
    const impatience = setTimeout(() => server.closeAllConnections(), withinMs)
    // Only then is anybody asked to close: who did would come back and wait at the door.
    await letAllIn()
    isClosing = true
    for (const answer of answers.keys()) answer.shouldKeepAlive = false
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve())
    })
    let looking: NodeJS.Timeout | undefined
    const grace = setTimeout(() => {
      // What has arrived meanwhile is read before this looks, also where the process was busy.
      looking = setInterval(() => setImmediate(closeIdle), lookMs)
    }, graceMs)
    await closed
    clearTimeout(grace)
    clearInterval(looking)
    clearTimeout(impatience)
  }
}
