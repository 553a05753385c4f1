import type { MiddlewareHandler } from 'hono'
import { AppError } from '#server/errors.ts'
import { readToken, signToken } from '#server/platform/http/signed-token.ts'

/** Commands of an operator ask the running server, because the embedded database has one process; the secret proves them. */

const purpose = 'operator-command'
const livesMs = 60_000

type Settings = { readonly secret: string }

/** What a command shows with its request; it is good for a minute. */
export function signCommand({ secret }: Settings, now: Date): string {
  return signToken(secret, purpose, String(now.getTime() + livesMs))
}

/** For the address of a command: refuses what no command signed within the last minute. */
export function onlyCommands({ env, now }: { readonly env: Settings; readonly now: () => Date }) {
  const guard: MiddlewareHandler = async (c, next) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    const signedUntil = Number(readToken(env.secret, purpose, token) ?? 0)
    if (signedUntil <= now().getTime()) throw new AppError('unauthorized')
    await next()
  }
  return guard
}
