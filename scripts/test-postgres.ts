import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd, freePort } from './own-servers.ts'
import { findBinaries, serverAccount } from './postgres-here.ts'

/**
 * `npm run test:postgres`: runs the API and concurrency tests a second time, on a PostgreSQL server that is started in a
 * temporary folder and stopped at the end, and for another clinic than ours. With arguments it runs that command instead,
 * with TEST_DATABASE_URL set. The server goes with this command, also when that is killed.
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
const end = atTheEnd('kill -QUIT "$(head -n 1 "$FOLDER/data/postmaster.pid")"; sleep 1; rm -rf "$FOLDER"', {
  FOLDER: folder,
})

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
  await end()
}

/** The tests of the server that open a database; the others say the same on any. */
function ofApi(): string[] {
  const tests = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src/server', file))
    .filter((file) => /tests\/(app|database)\.ts'/.test(readFileSync(file, 'utf8')))
  return ['npx', 'vitest', 'run', '--config', 'vitest.other-clinic.config.ts', ...tests]
}
