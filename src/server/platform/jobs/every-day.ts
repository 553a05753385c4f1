import type { Logger } from 'pino'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Does work now and then once a day, until it is stopped. What fails is logged and tried again the next day. Every server
 * of a shared database does it, so doing it twice must be the same as once.
 */
export function everyDay(work: () => Promise<void>, log: Logger): { readonly stop: () => void } {
  const run = () => void work().catch((error: unknown) => log.error({ err: error }, 'the daily work failed'))
  run()
  const timer = setInterval(run, dayMs)
  return { stop: () => clearInterval(timer) }
}
