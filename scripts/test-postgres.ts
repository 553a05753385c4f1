import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run test:postgres`: runs the API and concurrency tests a second time, on a PostgreSQL server that is started in a
 * temporary folder and stopped at the end, and for another clinic than ours. With arguments it runs that command instead,
 * with TEST_DATABASE_URL set.
 */
const asked = process.argv.slice(2)
/** What whole servers, which are ours, do to a database server, and what an operator does with its data. */
const ofWholeServers = ['npx', 'vitest', 'run', 'tests/postgres', 'tests/backup', 'tests/stop-under-load']
const commands = asked.length > 0 ? [asked] : [ofApi(), ofWholeServers]

const binaries = findBinaries()
const folder = mkdtempSync(join(tmpdir(), 'clinic-postgres-'))
const data = join(folder, 'data')
const port = await freePort()
const owner = serverAccount()
if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
const asOwner = { cwd: folder, stdio: 'ignore', ...owner } as const

try {
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], asOwner)
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  execFileSync(
    join(binaries, 'pg_ctl'),
    ['-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start'],
    asOwner,
  )
  const env = {
    ...process.env,
    TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
  }
  process.exitCode = 0
  for (const [program = 'npx', ...words] of commands) {
    const { status } = spawnSync(program, words, { stdio: 'inherit', env })
    if (status !== 0) process.exitCode = status ?? 1
  }
} finally {
  spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], asOwner)
  rmSync(folder, { recursive: true, force: true })
}

/** The tests of the server that open a database; the others say the same on any. */
function ofApi(): string[] {
  const tests = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src/server', file))
    .filter((file) => /tests\/(app|database)\.ts'/.test(readFileSync(file, 'utf8')))
  return ['npx', 'vitest', 'run', '--config', 'vitest.other-clinic.config.ts', ...tests]
}

function findBinaries(): string {
  const found = installedBinaries()
  if (found !== undefined) return found
  if (process.getuid?.() !== 0) {
    throw new Error(
      'There is no PostgreSQL server on this machine, and only root can install one with apt-get.',
    )
  }
  console.log('No PostgreSQL server on this machine: installing it with apt-get.')
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' })
  const installed = installedBinaries()
  if (installed === undefined) throw new Error('apt-get could not install PostgreSQL.')
  return installed
}

function installedBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/bin', '/usr/bin']
  return folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')))
}

/** PostgreSQL refuses to run as root: root lends it the account `postgres`, else `nobody`. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0) ?? 'nobody'
  const number = (flag: string): number => Number(execFileSync('id', [flag, account], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
