import { isSame, keyedHash } from '#server/platform/http/keyed-hash.ts'

type Settings = { readonly publicUrl: string; readonly secret: string }

/** The secret address of the feed, for one revision. */
export function feedUrlOf(revision: string, env: Settings): string {
  return `${env.publicUrl}/agenda/${feedTokenOf(revision, env)}.ics`
}

export function opensFeed(token: string, revision: string, env: Pick<Settings, 'secret'>): boolean {
  return isSame(token, feedTokenOf(revision, env))
}

function feedTokenOf(revision: string, { secret }: Pick<Settings, 'secret'>): string {
  return keyedHash(secret, 'agenda-feed', revision)
}
