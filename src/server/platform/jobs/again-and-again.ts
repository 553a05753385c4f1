import type { Logger } from 'pino'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

type Stoppable = { readonly stop: () => void }

/**
 * Runs work at once, then every 24 hours, until it is stopped. What fails is logged and tried again the next day. Every server
 * of a shared database does it, so doing it twice must be the same as once.
 */
export function everyDay(work: () => Promise<unknown>, log: Logger): Stoppable {
  return again(work, dayMs, log)
}

/** The same each minute. */
export function everyMinute(work: () => Promise<unknown>, log: Logger): Stoppable {
  return again(work, minuteMs, log)
}

function again(work: () => Promise<unknown>, everyMs: number, log: Logger): Stoppable {
  const run = () =>
    void work().catch((error: unknown) =>
      log.error({ err: error }, 'work that is done again and again failed'),
    )
  run()
  const timer = setInterval(run, everyMs)
  return { stop: () => clearInterval(timer) }
}
