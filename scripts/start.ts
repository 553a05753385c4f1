import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { isBuilt } from './build-stamp.ts'
import './modules.ts'

/** `npm start`: builds the pages when they are missing or older than their sources, then becomes the server. */

const root = join(import.meta.dirname, '..')
const keptLines = 40
/** What a shell reports for a process that a signal ended. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
refuseWrongSettings()
if (!isBuilt(root, join(root, 'dist'))) await build()
// In this very process: signals and exit codes need no forwarding.
await import('../src/server/main.ts')

/** Before the build, which takes minutes on a small machine. */
function refuseWrongSettings(): void {
  try {
    readEnv()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function build(): Promise<void> {
  console.log('Building the pages (once, and again after a change of content or code) …')
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const output: string[] = []
  let pages = 0
  let pictures = ''

  const child = spawn('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: a signal then reaches every process of the build, not only npm.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    void eachLine(stream, (line) => {
      output.push(line)
      if (/[├└]─ \/\S*\.html/.test(line)) pages++
      const picture = /▶ .*\((\d+\/\d+)\)/.exec(line)?.[1]
      if (picture !== undefined) pictures = `, pictures ${picture}`
    })
  let stoppedBy: keyof typeof exitCodes | undefined
  const forward = (signal: NodeJS.Signals) => {
    stoppedBy = signal === 'SIGINT' ? signal : 'SIGTERM'
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  }
  process.on('SIGTERM', forward).on('SIGINT', forward)
  const report = setInterval(
    () => show(pages === 0 ? `  preparing, ${seconds()} s` : `  ${pages} pages${pictures}, ${seconds()} s`),
    process.stdout.isTTY ? 500 : 5000,
  )

  const code = await ending(child)
  clearInterval(report)
  process.off('SIGTERM', forward).off('SIGINT', forward)
  if (stoppedBy !== undefined) process.exit(exitCodes[stoppedBy])
  if (code === 0) {
    show(`  done: ${pages} pages in ${seconds()} s\n`)
    return
  }
  console.error(`\n${output.slice(-keptLines).join('\n')}\nThe build failed.`)
  process.exit(code ?? 1)
}

async function eachLine(stream: Readable, take: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) take(stripVTControlCharacters(line))
}

function ending(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
}

/** On a terminal one line that changes, in a log file a line each time. */
function show(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}`)
  else console.log(text.trimEnd())
}
