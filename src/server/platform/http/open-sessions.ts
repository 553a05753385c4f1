import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { SessionDeps } from '#server/platform/http/session.ts'
import { isLiving, sessionHash } from '#server/platform/http/session.ts'

/** A session that lives, as its owner recognises it. `isCurrent` is the one of the request. */
export type OpenSession = {
  readonly id: string
  /** Empty where the browser did not say what it is. */
  readonly device: string
  readonly startedAt: Date
  /** A few minutes exact. */
  readonly lastSeenAt: Date
  readonly isCurrent: boolean
}

/** The sessions of a client that live, that of the request first, then the last used. */
export async function openSessionsOf(
  c: Context,
  deps: SessionDeps,
  clientId: string,
): Promise<OpenSession[]> {
  const current = sessionHash(c, deps)
  const now = deps.now()
  const found = await deps.db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_seen_at'])
    .where('client_id', '=', clientId)
    .where(isLiving(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  const sessions = found.map(({ id, token_hash, device, created_at, last_seen_at }) => ({
    id,
    device,
    startedAt: created_at,
    lastSeenAt: last_seen_at,
    isCurrent: token_hash === current,
  }))
  return [...sessions.filter((each) => each.isCurrent), ...sessions.filter((each) => !each.isCurrent)]
}

/** Ends one session of a client. False when the client has no such one. */
export async function endOneSession(db: Kysely<Database>, clientId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends every session of a client but that of the request. */
export async function endOtherSessions(c: Context, deps: SessionDeps, clientId: string): Promise<void> {
  await deps.db
    .deleteFrom('sessions')
    .where('client_id', '=', clientId)
    .where('token_hash', '!=', sessionHash(c, deps) ?? '')
    .execute()
}
