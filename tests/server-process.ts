import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atTheEnd, freePort } from '../scripts/own-servers.ts'

export type ServerProcess = {
  readonly pid: number
  readonly origin: string
  /** Sends the signal and waits for the end; the exit code is null when the signal ended the process. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
  /** What it wrote so far, log lines included. */
  readonly output: () => string
}

const root = join(import.meta.dirname, '..')

/**
 * The real server in a process of its own, once it says that it is open; `folder` holds the product. Throws what it wrote
 * when it ends before.
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  folder = root,
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', './scripts/modules.ts', 'src/server/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...settings,
    },
  })
  endWithUs(child)
  const output = { out: '', err: '' }
  const ended = once(child, 'close') as Promise<[number | null]>
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text))
  await new Promise<void>((resolve, reject) => {
    let isOpen = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.out += text
      // A busy server writes megabytes: they are not searched again and again.
      if (isOpen || !output.out.includes(' is open at ')) return
      isOpen = true
      resolve()
    })
    void ended.then(([code]) => reject(new StartRefused(code, output.err)))
  })
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    output: () => output.out + output.err,
    async end(signal) {
      child.kill(signal)
      return (await ended)[0]
    },
  }
}

/** The server ended instead of opening; the message is what it wrote for the operator. */
class StartRefused extends Error {
  readonly exitCode: number | null

  constructor(exitCode: number | null, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Lets a process end with this one, however this one ends. */
export function endWithUs(child: ChildProcess): void {
  const endIt = atTheEnd(`kill ${child.pid}`, {})
  child.once('exit', () => void endIt())
}
