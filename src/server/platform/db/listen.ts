import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Logger } from 'pino'

export type Listening = {
  /** False while what is told would be missed, as far as this side knows. */
  readonly hears: () => boolean
  readonly stop: () => Promise<void>
}
type Hear = (payload: string) => void

const againAfterMs = 1000
/** A network that forgot a connection is found out, also where nothing is told for hours, instead of after the two of Linux. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const

/**
 * Listens in the embedded database, which has no connections to lose. The statement waits for the pool as all others: on the
 * engine itself it would become part of whatever transaction is open, and be rolled back with it.
 */
export function listenEmbedded(
  { pglite, pool }: { readonly pglite: PGlite; readonly pool: pg.Pool },
  channel: string,
  log: Logger,
  hear: Hear,
): Listening {
  let hears = false
  let isStopped = false
  const stopHearing = pglite.onNotification((told, payload) => {
    if (told === channel) hear(payload)
  })
  pool.query(`listen ${channel}`).then(
    () => (hears = true),
    (error: unknown) => {
      if (!isStopped) log.error({ err: error }, 'cannot listen: what is told is not heard until a restart')
    },
  )
  return {
    hears: () => hears,
    async stop() {
      isStopped = true
      stopHearing()
    },
  }
}

/**
 * Listens on a connection of its own, outside the pool; one that breaks is made again after a second. What was told in
 * between is lost: `hear` is then called with an empty text, so that who shows something can read it anew.
 */
export function listenOnServer(
  connectionString: string,
  channel: string,
  log: Logger,
  hear: Hear,
): Listening {
  let client: pg.Client | undefined
  let isStopped = false
  let hears = false
  let timer: NodeJS.Timeout | undefined

  async function connect(isAgain: boolean): Promise<void> {
    const fresh = new pg.Client({ connectionString, ...keptAlive })
    client = fresh
    let isLost = false
    const retry = (cause?: Error) => {
      if (isLost || isStopped) return
      isLost = true
      hears = false
      log.warn({ err: cause }, 'the connection that listens broke; it is made again')
      void fresh.end().catch(() => {})
      timer = setTimeout(() => void connect(true), againAfterMs)
    }
    fresh.on('error', retry)
    fresh.on('end', () => retry())
    fresh.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      hears = !isLost
      if (isAgain) hear('')
    } catch (error) {
      retry(error instanceof Error ? error : undefined)
    }
  }

  void connect(false)
  return {
    hears: () => hears,
    async stop() {
      isStopped = true
      hears = false
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
