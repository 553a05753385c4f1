import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** What a command needs that starts servers for itself: places where they listen, and an end with itself. */

/**
 * Runs a line of the shell when this process ends, however it ends: it waits at a pipe that the operating system closes, also
 * after kill -9. Answers with a function that runs it now and waits for it.
 */
export function atTheEnd(line: string, env: Readonly<Record<string, string>>): () => Promise<void> {
  const guard = spawn('/bin/sh', ['-c', `cat > /dev/null; ${line}`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env['PATH'], ...env },
  })
  guard.unref()
  return async () => {
    const ended = once(guard, 'exit')
    guard.ref()
    guard.stdin.end()
    await ended
  }
}

/** A port on which nobody listens now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
