import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { runNginx } from '../tests/nginx.ts'

/** What a server answered at a path, its body in a file. */
export type Recorded = {
  readonly path: string
  readonly status: number
  readonly type: string
  readonly encoding: string
  readonly file: string
}

/** Asks for each path as a browser does and keeps the answers in the folder; `booking` is what a booking was answered with. */
export async function record(
  origin: string,
  { paths, booking, folder }: { paths: readonly string[]; booking: string; folder: string },
): Promise<Recorded[]> {
  mkdirSync(folder, { recursive: true })
  const keep = (index: number, body: Buffer | string) => {
    const file = join(folder, String(index))
    writeFileSync(file, body)
    return file
  }
  const recorded: Recorded[] = []
  for (const path of paths) {
    const asked = get(origin + path, { headers: { 'Accept-Encoding': 'br' } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    recorded.push({
      path: new URL(path, origin).pathname,
      status: answer.statusCode ?? 0,
      type: answer.headers['content-type'] ?? '',
      encoding: answer.headers['content-encoding'] ?? '',
      file: keep(recorded.length, await buffer(answer)),
    })
  }
  const answer = { status: 201, type: 'application/json', encoding: '', file: keep(recorded.length, booking) }
  return [...recorded, { ...answer, path: '/api/appointments' }]
}

/** Node with nothing on it that answers the same bytes, in a process of its own. */
export async function startBareSite(recorded: readonly Recorded[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-site.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(recorded))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    origin: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** nginx that answers the same bytes from files of the folder, which the machine keeps in memory. */
export function startNginxSite(recorded: readonly Recorded[], folder: string) {
  const locations = recorded.map(({ path, status, type, encoding, file }) =>
    status === 201
      ? `location = ${path} { default_type ${type}; return 201 '${quoted(file)}'; }`
      : `location = ${path} { types {} default_type "${type}"; ${encoding && `add_header Content-Encoding ${encoding};`} root ${folder}; try_files /${basename(file)} =404; }`,
  )
  return runNginx(
    (port) => `open_file_cache max=1000;
server { listen 127.0.0.1:${port}; client_max_body_size 64k; keepalive_requests 1000000; ${locations.join('\n')} }`,
  )
}

/** As a text of nginx's settings. */
function quoted(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/[\\']/g, '\\$&')
}
