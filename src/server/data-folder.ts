import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '#server/errors.ts'

export const SECRET_MIN_LENGTH = 32

/**
 * Makes the folder of the embedded database, the mail files and the secret, where it is missing.
 *
 * @throws StartError when it is no folder that can be written to.
 */
export function makeDataFolder(folder: string): void {
  try {
    make(folder)
    keepPrivate(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `DATA_DIR must be a folder that this user can write to, not "${folder}" (${(error as Error).message}).`,
    )
  }
}

/** One folder after the other: where the system refuses to make one, Node's own `recursive` may try for ever (/proc). */
function make(folder: string): void {
  if (isFolder(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) make(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error
  }
}

/**
 * Takes a folder of clients' data, and all that earlier versions left in it, from the other users of the machine. What
 * belongs to another user is left as it is: only that user can close it.
 */
export function keepPrivate(folder: string): void {
  // What the process writes from now on is its own; the embedded database asks for nothing stricter itself.
  process.umask(0o077)
  closeToOthers(folder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) closeToOthers(join(entry.parentPath, entry.name))
  }
}

function closeToOthers(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  const isOwn = stat?.uid === process.getuid?.()
  if (stat !== undefined && isOwn && (stat.mode & 0o077) !== 0) chmodSync(path, stat.mode & 0o700)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/**
 * The secret that an earlier start left in the folder, or a new one that is on the disk in full before it is used.
 *
 * @throws StartError when the one that is there is damaged.
 */
export function secretIn(dataDir: string): string {
  const file = join(dataDir, 'secret')
  return readSecret(file) ?? makeSecret(file)
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= SECRET_MIN_LENGTH) return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(`The secret in ${file} cannot be read (${(error as Error).message}).`)
  }
  throw new StartError(
    `The secret in ${file} is damaged: restore the file, or remove it to get a new one (links in earlier mails then stop working).`,
  )
}

/**
 * Puts the secret of a backup into the folder; returns the file.
 *
 * @throws StartError when another one is there.
 */
export function keepSecret(dataDir: string, secret: string): string {
  makeDataFolder(dataDir)
  const file = join(dataDir, 'secret')
  if ((readSecret(file) ?? makeSecret(file, secret)) === secret) return file
  throw new StartError(`${file} is another secret than that of the backup: set DATA_DIR to an empty folder.`)
}

function makeSecret(file: string, secret = randomBytes(48).toString('base64url')): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    // Another process was faster: its secret is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readSecret(file) ?? makeSecret(file, secret)
}
