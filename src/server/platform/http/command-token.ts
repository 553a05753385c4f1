import { readToken, signToken } from '#server/platform/http/signed-token.ts'

/** Commands of an operator ask the running server, because the embedded database has one process; the secret proves them. */

const purpose = 'operator-command'
const livesMs = 60_000

type Settings = { readonly secret: string }

/** What a command shows with its request; it is good for a minute. */
export function signCommand({ secret }: Settings, now: Date): string {
  return signToken(secret, purpose, String(now.getTime() + livesMs))
}

/** True for the value of an `Authorization` header that a command signed within the last minute. */
export function isCommand(authorization: string | undefined, { secret }: Settings, now: Date): boolean {
  const token = authorization?.replace(/^Bearer /, '') ?? ''
  return Number(readToken(secret, purpose, token) ?? 0) > now.getTime()
}
