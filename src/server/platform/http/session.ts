import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Kysely } from 'kysely'
import { AppError } from '#server/errors.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import { accountOf } from '#shared/features/access/actor.ts'
import { can, refusalFor } from '#shared/features/access/policy.ts'

/** What sessions need of the app. */
export type SessionDeps = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly env: { readonly publicUrl: string }
}

const dayMs = 24 * 60 * 60_000
const sessionMs = 30 * dayMs
/** A session in use is prolonged once a day, not at every request. */
const renewAfterMs = dayMs
/** However often it is used, a session ends: a browser that was left signed in somewhere is not for ever. */
const oldestSessionMs = 180 * dayMs

/** Who sends the request, by its session: a client, or a guest. */
export async function actorOf(c: Context, deps: SessionDeps): Promise<Actor> {
  const clientId = await clientOfSession(c, deps)
  return clientId === null ? { kind: 'guest' } : { kind: 'client', clientId }
}

/**
 * The account that the request is about: that of its session.
 * @throws AppError for who has none (401).
 */
export async function clientOf(c: Context, deps: SessionDeps): Promise<string> {
  const actor = await actorOf(c, deps)
  const clientId = accountOf(actor)
  if (clientId === null || !can(actor, 'account:use')) throw new AppError(refusalFor[actor.kind])
  return clientId
}

/** The client whose session the request carries, or null. Prolongs the session and its cookie. */
async function clientOfSession(c: Context, deps: SessionDeps): Promise<string | null> {
  const token = sessionToken(c, deps)
  if (token === undefined) return null
  const now = deps.now()
  const session = await deps.db
    .selectFrom('sessions')
    .select(['client_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - oldestSessionMs))
    .executeTakeFirst()
  if (session === undefined) return null
  if (session.expires_at.getTime() - now.getTime() < sessionMs - renewAfterMs) {
    await deps.db
      .updateTable('sessions')
      .set({ expires_at: new Date(now.getTime() + sessionMs) })
      .where('token_hash', '=', hashOf(token))
      .execute()
    await noteSeen(deps.db, session.client_id, now)
    giveSession(c, deps, token)
  }
  return session.client_id
}

/** Stores a new session of the client; answers with the token for its cookie, which is kept nowhere else. */
export async function openSession(db: Kysely<Database>, clientId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + sessionMs)
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), client_id: clientId, created_at: now, expires_at })
    .execute()
  await noteSeen(db, clientId, now)
  return token
}

/** Accounts that nobody uses have an end; a day more or less makes no difference to it. */
async function noteSeen(db: Kysely<Database>, clientId: string, now: Date): Promise<void> {
  await db.updateTable('clients').set({ last_seen_at: now }).where('id', '=', clientId).execute()
}

/** Removes sessions that have run out; answers with how many. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row('created_at', '<=', new Date(now.getTime() - oldestSessionMs)),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends every session of a client, on every device. */
export async function endSessionsOf(db: Kysely<Database>, clientId: string): Promise<void> {
  await db.deleteFrom('sessions').where('client_id', '=', clientId).execute()
}

/** Ends the session of the request, if it has one, without touching its cookie. */
export async function endSession(c: Context, deps: SessionDeps): Promise<void> {
  const token = sessionToken(c, deps)
  if (token === undefined) return
  await deps.db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Puts the token of an opened session into the browser. */
export function giveSession(c: Context, deps: Pick<SessionDeps, 'env'>, token: string): void {
  setCookie(c, cookieName(deps), token, { ...cookieRules(deps), maxAge: sessionMs / 1000 })
}

/** Takes the session's cookie out of the browser. */
export function forgetSession(c: Context, deps: Pick<SessionDeps, 'env'>): void {
  deleteCookie(c, cookieName(deps), cookieRules(deps))
}

function sessionToken(c: Context, deps: Pick<SessionDeps, 'env'>): string | undefined {
  return getCookie(c, cookieName(deps))
}

function cookieName(deps: Pick<SessionDeps, 'env'>): string {
  return hostCookie('session', deps)
}

/** The prefix makes browsers refuse the cookie from anybody but this host over https; they want https for that. */
export function hostCookie(name: string, { env }: Pick<SessionDeps, 'env'>): string {
  return isHttps(env) ? `__Host-${name}` : name
}

/** Of every cookie that a script must not read. */
export function cookieRules({ env }: Pick<SessionDeps, 'env'>) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(env) } as const
}

function isHttps(env: SessionDeps['env']): boolean {
  return env.publicUrl.startsWith('https:')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
