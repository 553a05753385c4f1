import { ApiError } from '#web/lib/api-client.ts'

/** Of a link in a mail: used already, too old, or never given out; not a password that must be better. */
export function isDeadLink(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status < 500 && failure.code === 'link_invalid'
}
