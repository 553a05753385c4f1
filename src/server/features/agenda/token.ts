import { createHmac, timingSafeEqual } from 'node:crypto'
import { readToken, signToken } from '#server/platform/http/signed-token.ts'

type Settings = { readonly publicUrl: string; readonly secret: string }

const commandPurpose = 'agenda-command'
const commandLivesMs = 60_000

/** The secret address of the feed, for one revision. */
export function feedUrlOf(revision: string, env: Settings): string {
  return `${env.publicUrl}/agenda/${feedTokenOf(revision, env)}.ics`
}

export function opensFeed(token: string, revision: string, env: Pick<Settings, 'secret'>): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(feedTokenOf(revision, env))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Lets a command that knows the secret ask the running server, within a minute. */
export function signCommand({ secret }: Pick<Settings, 'secret'>, now: Date): string {
  return signToken(secret, commandPurpose, String(now.getTime() + commandLivesMs))
}

export function isCommand(token: string, { secret }: Pick<Settings, 'secret'>, now: Date): boolean {
  return Number(readToken(secret, commandPurpose, token) ?? 0) > now.getTime()
}

function feedTokenOf(revision: string, { secret }: Pick<Settings, 'secret'>): string {
  return createHmac('sha256', secret).update(`agenda-feed\0${revision}`).digest('base64url')
}
