import type { Argon2Parameters } from 'node:crypto'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '#server/errors.ts'

/** OWASP's second choice for argon2id, measured at 26 to 46 ms on a machine of two cores. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** Hashing runs in Node's few worker threads, which files and compression need too. */
const hashesAtOnce = 2
/** Some seconds of work; who came after them would wait longer than browsers do. */
const mostWaiting = 100

const derive = promisify(argon2)
const waiting: (() => void)[] = []
let running = 0

/**
 * The argon2id hash of a password as one string that names its own parameters and salt.
 *
 * @throws AppError (503) when too many wait for theirs, as `isPassword` does.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await hashOf(password, salt, cost, hashBytes)
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(hash)}`
}

/** True when the password is the one that was hashed. False for a hash of another form. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const known = parse(hashed)
  if (known === null) return false
  return timingSafeEqual(await hashOf(password, known.salt, known.cost, known.hash.length), known.hash)
}

/** True for a hash that was made at another cost than today's: it is replaced when its password is typed next. */
export function isOutdated(hashed: string): boolean {
  const known = parse(hashed)
  return known === null || JSON.stringify(known.cost) !== JSON.stringify(cost)
}

async function hashOf(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: typeof cost,
  tagLength: number,
): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    // The same letter can be typed in more than one way.
    message: password.normalize('NFKC'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  }
  if (waiting.length >= mostWaiting) throw new AppError('unavailable')
  if (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await derive('argon2id', parameters)
  } finally {
    // The next one takes over this one's place.
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
}

function parse(hashed: string): { cost: typeof cost; salt: Buffer; hash: Buffer } | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hashed)
  if (match === null) return null
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number)
  const [salt = '', hash = ''] = match.slice(4)
  return {
    cost: { memory, passes, parallelism },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
