import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { PGlite, messages } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { DurableNodeFS, syncFolder } from '#server/platform/db/durable-fs.ts'
import { keepPrivate } from '#server/data-folder.ts'
import type { Listening } from '#server/platform/db/listen.ts'
import { keptAlive, listenEmbedded, listenOnServer } from '#server/platform/db/listen.ts'
import { lockFolder } from '#server/platform/db/lock.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** A request that waits longer than this for a connection gets an error instead. */
const connectionTimeoutMillis = 10_000

/** How long is waited at a database server; what takes longer is an error that `isUnreachable` knows. */
export type DatabasePatience = {
  /** For a row or table that another transaction holds. */
  readonly lockMs: number
  /** For the next word of the server: one that is lost without a word, or whose network is, must hold nobody for long. */
  readonly silentMs: number
  /** By the server, for us, in the midst of a transaction: a process that stands still holds what others wait for. */
  readonly idleMs: number
}
/** Of who answers visitors. Migrations, backups and commands, whose statements may take minutes, wait without end. */
export const visitorsPatience: DatabasePatience = { lockMs: 10_000, silentMs: 60_000, idleMs: 30_000 }

export type { Listening } from '#server/platform/db/listen.ts'

export type OpenedDatabase = {
  readonly kind: 'embedded' | 'server'
  readonly db: Kysely<Database>
  /** The one pool under Kysely and the job queue: a second one would deadlock on the embedded database. */
  readonly pool: pg.Pool
  /** Hears what is told in a channel (NOTIFY) by any process, once it is committed. */
  readonly listen: (channel: string, log: Logger, hear: (payload: string) => void) => Listening
  readonly close: () => Promise<void>
}

export type DatabasePlace = {
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database, or null to keep it in memory (tests). */
  readonly dataDir: string | null
  /** What a database in memory begins with, as PGlite dumps it (tests); without it an empty cluster is made. */
  readonly image?: Blob
  /** Connections to a PostgreSQL server. */
  readonly poolSize?: number
  /** With such a server; without it everything is waited for. */
  readonly patience?: DatabasePatience
  /** Told of every fsync of the embedded database. */
  readonly onFsync?: () => void
  /** Told of connections that broke, idle or in use; the pool replaces them. */
  readonly onIdleError?: (error: Error) => void
}

/**
 * Opens the database; `migrate` brings its tables up to date.
 *
 * @throws StartError when another process uses the folder.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenedDatabase> {
  if (place.databaseUrl !== undefined) return openServer(place, place.databaseUrl)
  return place.dataDir === null ? openInMemory(place.image) : openFolder(place, place.dataDir)
}

function openServer(place: DatabasePlace, connectionString: string): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: place.poolSize ?? 20,
    connectionTimeoutMillis,
    types: columnTypes,
    ...keptAlive,
    ...(place.patience && limitsOf(place.patience)),
  })
  const onBroken = place.onIdleError ?? (() => {})
  pool.on('error', onBroken)
  // A connection that breaks while it is in use tells its own listeners, and without any it would end the process. The
  // query that it was used for fails all the same.
  pool.on('connect', (client) => void client.on('error', onBroken))
  const listen: OpenedDatabase['listen'] = (channel, log, hear) =>
    listenOnServer(connectionString, channel, log, hear)
  return opened('server', pool, listen, async () => {})
}

/**
 * The driver's own `query_timeout` would give the connection back to the pool with the question still in it, for the next one
 * to wait behind. A socket that ends itself takes the connection along.
 */
function limitsOf({ lockMs, silentMs, idleMs }: DatabasePatience) {
  return {
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
    stream() {
      const socket = new Socket()
      return socket.setTimeout(silentMs, () =>
        socket.destroy(new Error(`Connection terminated: the database was silent for ${silentMs} ms`)),
      )
    },
  }
}

async function openInMemory(image: Blob | undefined): Promise<OpenedDatabase> {
  const pglite = await PGlite.create(image === undefined ? {} : { loadDataDir: image })
  return openedEmbedded(pglite, () => {})
}

async function openFolder(place: DatabasePlace, dataDir: string): Promise<OpenedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  keepPrivate(dataDir)
  const lock = lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  try {
    const pglite = await PGlite.create({
      fs: new DurableNodeFS(folder, place.onFsync),
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
      ],
    })
    // The engine syncs what it changes, but not the files that it begins with: a cut of the power would leave bookings of the
    // first minutes without them. Where the making itself is cut off, the next start syncs all by its own rules.
    if (isNew) syncFolder(folder)
    return openedEmbedded(pglite, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

/** PGlite is one session: the pool holds its only connection for good. */
function openedEmbedded(pglite: PGlite, release: () => void): OpenedDatabase {
  let isOpen = true
  const send = pglite.execProtocolStream.bind(pglite)
  // What the driver still sends once the engine goes gets no answer: an error there has no listener and would end the
  // process.
  pglite.execProtocolStream = async (message, options) => {
    if (!isOpen) return []
    const answer = await send(message, options)
    if (answer.some(endsWork)) await turn()
    return answer
  }
  const config = createPgConfig(pglite)
  const pool = new pg.Pool(Object.assign(config, { max: 1, idleTimeoutMillis: 0, types: columnTypes }))
  const listen: OpenedDatabase['listen'] = (channel, log, hear) =>
    listenEmbedded({ pglite, pool }, channel, log, hear)
  return opened('embedded', pool, listen, async () => {
    // After a query that failed the driver still has messages on the way.
    config.connection.end()
    await once(config.connection, 'end')
    isOpen = false
    await pglite.close()
    release()
  })
}

/**
 * True at the end of a transaction, or of a statement outside one. The engine works in this thread: without a pause there, the
 * work of twenty bookings went on for 200 ms in which nobody else was heard.
 */
function endsWork(message: object): boolean {
  return message instanceof messages.ReadyForQueryMessage && message.status === 'I'
}

function opened(
  kind: OpenedDatabase['kind'],
  pool: pg.Pool,
  listen: OpenedDatabase['listen'],
  closeEngine: () => Promise<void>,
): OpenedDatabase {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  async function close() {
    await db.destroy()
    await closeEngine()
  }
  return { kind, db, pool, listen, close: () => (closing ??= close()) }
}

/** Calendar days stay `yyyy-mm-dd`: the driver would make them midnights of the machine's own zone. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    return oid === pg.types.builtins.DATE ? (day: string) => day : pg.types.getTypeParser(oid, format)
  },
}
