import { pino } from 'pino'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { unloggedColumns } from '#server/platform/db/register.ts'

/** Names of fields that tell who somebody is, or that open a door; their values never reach the log. */
const personalFields = new Set(
  [
    ...unloggedColumns,
    // Of mails on their way.
    ...['to', 'cc', 'rejected', 'accepted', 'envelope', 'body', 'parameters'],
    ...['password', 'token', 'secret', 'cookie', 'authorization', 'ip', 'address', 'manageUrl'],
  ].map(normal),
)

/** Begun only where a word does: tried at each letter of a long one, an address that anybody may ask for held the server up. */
const mailAddress = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const deepest = 5

/** A logger of JSON lines that drops personal fields at every depth and masks e-mail addresses in the texts of errors. */
export function createLog(stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    base: null,
    hooks: {
      logMethod(words, method) {
        const [first, ...rest] = words
        // Left alone, pino would take the text of a lone error as the line's message.
        if (first instanceof Error)
          return method.call(this, { err: first }, withoutAddresses(rest[0] ?? first.message))
        return method.apply(
          this,
          words.map((word) => (typeof word === 'string' ? withoutAddresses(word) : word)) as typeof words,
        )
      },
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (level: string) => ({ level }),
      log: (fields: Record<string, unknown>) => withoutPersonal(fields, 0) as Record<string, unknown>,
    },
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}

function withoutPersonal(value: unknown, depth: number): unknown {
  if (value instanceof Error) return described(value)
  if (typeof value === 'string') return withoutAddresses(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => withoutPersonal(item, depth + 1))
  const kept: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value))
    if (!personalFields.has(normal(key))) kept[key] = withoutPersonal(item, depth + 1)
  return kept
}

/** Only what helps to find the fault: drivers hang rows, addresses and answers of servers on their errors. */
function described(error: Error): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return {
    type: error.name,
    ...code,
    text: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    ...(error.cause instanceof Error ? { cause: described(error.cause) } : {}),
  }
}

/** A text without the e-mail addresses in it. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replace(mailAddress, '***@***') : text
}

/** `firstName`, `first_name` and `First-Name` are one field. */
function normal(key: string): string {
  return /[A-Z_-]/.test(key) ? key.toLowerCase().replace(/[-_]/g, '') : key
}
