import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a PostgreSQL server needs that a command starts on this machine for itself. */

/** The folder of the newest PostgreSQL's programs; root installs Debian's where there is none. */
export function findBinaries(): string {
  const found = installedBinaries()
  if (found !== undefined) return found
  if (process.getuid?.() !== 0) {
    throw new Error(
      'There is no PostgreSQL server on this machine, and only root can install one with apt-get.',
    )
  }
  console.log('No PostgreSQL server on this machine: installing it with apt-get.')
  installPackages('postgresql')
  const installed = installedBinaries()
  if (installed === undefined) throw new Error('apt-get could not install PostgreSQL.')
  return installed
}

/** Installs packages of Debian without starting what they bring. */
export function installPackages(...names: string[]): void {
  const options = { stdio: 'ignore', env: { ...process.env, RUNLEVEL: '1' } } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
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
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0) ?? 'nobody'
  const number = (flag: string): number => Number(execFileSync('id', [flag, account], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}
