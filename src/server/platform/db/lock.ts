import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/errors.ts'

const sqliteBusy = 5
/** Kept here, because a handle that nobody holds is closed with the next tidying of memory, and its lock is gone. */
const held = new Set<DatabaseSync>()

/**
 * Keeps the folder of the embedded database for this process, because two processes on one folder lose each
 * other's rows without an error. The lock is the operating system's (through SQLite, which Node carries), so it
 * ends with the process however that dies: there is no stale lock and no process number to compare.
 *
 * @throws StartError when another process holds the folder.
 */
export function lockFolder(folder: string): { release: () => void } {
  const holderFile = join(folder, 'in-use-by')
  const handle = new DatabaseSync(join(folder, 'in-use.lock'))
  try {
    handle.exec('pragma journal_mode = memory')
    handle.exec('begin exclusive')
  } catch (error) {
    handle.close()
    if (!isBusy(error)) throw error
    throw new StartError(
      `The database in ${folder} is in use by another process${holderOf(holderFile)}: stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(holderFile, String(process.pid))
  held.add(handle)
  return {
    release: () => {
      held.delete(handle)
      handle.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function holderOf(holderFile: string): string {
  try {
    const pid = readFileSync(holderFile, 'utf8').trim()
    return /^\d+$/.test(pid) ? ` (process ${pid})` : ''
  } catch {
    return ''
  }
}
