import { createHmac, timingSafeEqual } from 'node:crypto'

type Settings = { readonly publicUrl: string; readonly secret: string }

/** The secret address of the feed, for one revision. */
export function feedUrlOf(revision: string, env: Settings): string {
  return `${env.publicUrl}/agenda/${feedTokenOf(revision, env)}.ics`
}

export function opensFeed(token: string, revision: string, env: Pick<Settings, 'secret'>): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(feedTokenOf(revision, env))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function feedTokenOf(revision: string, { secret }: Pick<Settings, 'secret'>): string {
  return createHmac('sha256', secret).update(`agenda-feed\0${revision}`).digest('base64url')
}
