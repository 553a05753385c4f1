import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { register } from 'tsx/esm/api'
import { isBuilt } from './build-stamp.ts'

/** `npm start`: builds the pages when they are missing or older than their sources, then becomes the server. */

const root = join(import.meta.dirname, '..')
const keptLines = 40

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
if (!isBuilt(root, join(root, 'dist'))) await build()
// In this very process: signals and exit codes need no forwarding. tsx, because mails are written in TSX.
register()
await import('../src/server/main.ts')

async function build(): Promise<void> {
  console.log('Building the pages (once, and again after a change of content or code) …')
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const output: string[] = []
  let pages = 0

  const child = spawn('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    void eachLine(stream, (line) => {
      output.push(line)
      if (/[├└]─ \/\S*\.html/.test(line)) pages++
    })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward).on('SIGINT', forward)
  const report = setInterval(
    () => show(pages === 0 ? `  preparing, ${seconds()} s` : `  ${pages} pages, ${seconds()} s`),
    process.stdout.isTTY ? 500 : 5000,
  )

  const { code, signal } = await ending(child)
  clearInterval(report)
  process.off('SIGTERM', forward).off('SIGINT', forward)
  if (code === 0) {
    show(`  done: ${pages} pages in ${seconds()} s\n`)
    return
  }
  console.error(
    `\n${output.slice(-keptLines).join('\n')}\nThe build ${signal === null ? 'failed' : 'was stopped'}.`,
  )
  process.exit(signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : (code ?? 1))
}

async function eachLine(stream: Readable, take: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) take(line)
}

function ending(child: ReturnType<typeof spawn>) {
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
}

/** On a terminal one line that changes, in a log file a line each time. */
function show(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}`)
  else console.log(text.trimEnd())
}
