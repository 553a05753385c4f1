import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely'
import { AppError } from '#server/errors.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { tokenHash } from '#server/platform/http/keyed-hash.ts'
import type { SiteActor } from '#shared/features/access/actor.ts'
import { accountOf } from '#shared/features/access/actor.ts'
import { signedInMark } from '#shared/features/account/signed-in-mark.ts'
import { can, refusalFor } from '#shared/features/access/policy.ts'

/** What sessions need of the app. */
export type SessionDeps = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly env: { readonly publicUrl: string }
}

const dayMs = 24 * 60 * 60_000
const sessionMs = 30 * dayMs
/** A session in use is prolonged at most this often, not at every request. */
const renewAfterMs = 5 * 60_000
/** However often it is used, a session ends: a browser that was left signed in somewhere is not for ever. */
const oldestSessionMs = 180 * dayMs

/** Who sends the request, by its session: a client, or a guest. */
export async function actorOf(c: Context, deps: SessionDeps): Promise<SiteActor> {
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
    .select(['client_id', 'last_seen_at'])
    .where('token_hash', '=', tokenHash(token))
    .where(isLiving(now))
    .executeTakeFirst()
  if (session === undefined) return null
  if (now.getTime() - session.last_seen_at.getTime() > renewAfterMs) {
    await deps.db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + sessionMs) })
      .where('token_hash', '=', tokenHash(token))
      .execute()
    await noteSeen(deps.db, session.client_id, now)
    giveSession(c, deps, token)
  }
  return session.client_id
}

/** The condition that a session still opens its account: it has not run out and is not older than any may become. */
export function isLiving(now: Date) {
  return (row: ExpressionBuilder<Database, 'sessions'>): Expression<SqlBool> =>
    row.and([row('expires_at', '>', now), row('created_at', '>', new Date(now.getTime() - oldestSessionMs))])
}

/** Whose session opens, and in what browser (`deviceName`). */
export type Opening = { readonly clientId: string; readonly device: string; readonly now: Date }

/** Stores a new session; answers with the token for its cookie, which is kept nowhere else. */
export async function openSession(db: Kysely<Database>, { clientId, device, now }: Opening): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + sessionMs)
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      client_id: clientId,
      device,
      created_at: now,
      last_seen_at: now,
      expires_at,
    })
    .execute()
  await noteSeen(db, clientId, now)
  return token
}

/** Accounts that nobody uses have an end; a day more or less makes no difference to it. */
async function noteSeen(db: Kysely<Database>, clientId: string, now: Date): Promise<void> {
  await db.updateTable('clients').set({ last_seen_at: now }).where('id', '=', clientId).execute()
}

/** Removes sessions that no longer live; answers with how many. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((row) => row.not(isLiving(now)(row)))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether a session still lives, also since its request began; `hash` as `sessionHash` gives it. */
export async function isOpen(trx: Transaction<Database>, hash: string | null, now: Date): Promise<boolean> {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hash ?? '')
    .where(isLiving(now))
    .executeTakeFirst()
  return session !== undefined
}

/** Ends every session of a client, on every device. */
export async function endSessionsOf(db: Kysely<Database>, clientId: string): Promise<void> {
  await db.deleteFrom('sessions').where('client_id', '=', clientId).execute()
}

/** Ends the session of the request, if it has one, without touching its cookie. */
export async function endSession(c: Context, deps: SessionDeps): Promise<void> {
  const hash = sessionHash(c, deps)
  if (hash === null) return
  await deps.db.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

/** Puts the token of an opened session into the browser, and a mark for scripts that there is one. */
export function giveSession(c: Context, deps: Pick<SessionDeps, 'env'>, token: string): void {
  const rules = { ...cookieRules(deps), maxAge: sessionMs / 1000 }
  setCookie(c, cookieName(deps), token, rules)
  setCookie(c, signedInMark, '1', { ...rules, httpOnly: false })
}

/** Takes the session's cookie, and its mark, out of the browser. */
export function forgetSession(c: Context, deps: Pick<SessionDeps, 'env'>): void {
  deleteCookie(c, cookieName(deps), cookieRules(deps))
  deleteCookie(c, signedInMark, { ...cookieRules(deps), httpOnly: false })
}

/** What the database knows the session of the request by; null without one. */
export function sessionHash(c: Context, deps: Pick<SessionDeps, 'env'>): string | null {
  const token = sessionToken(c, deps)
  return token === undefined ? null : tokenHash(token)
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
