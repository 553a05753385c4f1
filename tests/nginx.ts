import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/own-servers.ts'
import { endWithUs } from './server-process.ts'

export type Nginx = {
  readonly origin: string
  /** Passes requests on to these origins only; resolves when nobody is left who knows others. */
  readonly passTo: (origins: readonly string[]) => Promise<void>
  /** What it wrote about requests and errors so far. */
  readonly logged: () => string
  readonly stop: () => Promise<void>
}

export const program = '/usr/sbin/nginx'
const isRoot = process.getuid?.() === 0

/** True when there is an nginx; root installs Debian's where it is missing. */
export function hasNginx(): boolean {
  if (existsSync(program) || !isRoot) return existsSync(program)
  // Installed, but not started on port 80.
  const options = { stdio: 'ignore', env: { ...process.env, RUNLEVEL: '1' } } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx'], options)
  return existsSync(program)
}

/**
 * nginx with the settings of `docs/nginx.conf`, in a temporary folder, on a port of its own; `versions` is where the versions
 * of the product lie.
 */
export async function startNginx(origins: readonly string[], versions = '/srv/clinic'): Promise<Nginx> {
  const site = (to: readonly string[]) => (port: number, logs: string) =>
    siteOf(to, port, logs).replaceAll('/srv/clinic/', `${versions}/`)
  const { origin, change, folder, stop } = await runNginx(site(origins))
  const logged = () =>
    ['clinic.log', 'clinic-errors.log'].map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  return { origin, passTo: (to) => change(site(to)), logged, stop }
}

/** The same with other settings for its site; `change` resolves when nobody is left who knows others. */
export async function runNginx(site: (port: number, folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-nginx-'))
  const port = await freePort()
  const file = join(folder, 'clinic.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 2;
events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} include ${file}; }`,
  )
  writeFileSync(file, site(port, folder))
  const child = spawn(program, ['-p', folder, '-e', `${folder}/errors`, '-c', `${folder}/nginx.conf`])
  endWithUs(child)
  const ended = once(child, 'close')
  const workers = () => workersOf(child.pid ?? 0)
  await until(() => workers().length > 0)
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    async change(to: (port: number, folder: string) => string) {
      const before = new Set(workers())
      writeFileSync(file, to(port, folder))
      child.kill('SIGHUP')
      await until(() => workers().length > 0 && !workers().some((worker) => before.has(worker)))
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** The example of the documentation with other addresses, and its logs in the folder `logs`. */
function siteOf(origins: readonly string[], port: number, logs: string): string {
  const servers = origins.map((origin) => `server ${new URL(origin).host};`).join(' ')
  return readFileSync('docs/nginx.conf', 'utf8')
    .replace(/(^ *server 127\.0\.0\.1:\d+;\n)+/m, `${servers}\n`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', logs)
}

/** Processes that answer; one that winds up after a reload is among them until it is done. */
function workersOf(master: number): string[] {
  try {
    return readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  const givenUpAt = Date.now() + 60_000
  while (!isTrue()) {
    if (Date.now() > givenUpAt) throw new Error('nginx does not do as it is told')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
