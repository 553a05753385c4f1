import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { Refused } from '#server/errors.ts'
import type { Client } from '#server/features/account/data.ts'
import {
  deleteTokensOf,
  findByEmail,
  findByToken,
  findByUsername,
  findWishing,
  insertClient,
  insertToken,
  isLinkGood,
  lockClient,
  updateClient,
  useToken,
} from '#server/features/account/data.ts'
import type { AccountMailData, AccountMailKind } from '#server/features/account/emails.tsx'
import type { MailAsker } from '#server/features/account/policy.ts'
import {
  againLimits,
  birthDateSentence,
  deviceGuessLimits,
  guessLimits,
  hasProvenAddress,
  mailLimit,
  passwordSentence,
  sentencesOf,
} from '#server/features/account/policy.ts'
import type { LinkPurpose } from '#server/features/account/token.ts'
import { linkMs, newNonce, tokenOf } from '#server/features/account/token.ts'
import { linkGuestAppointments, proveAppointments, ringFor } from '#server/features/appointments/service.ts'
import { cardOfAccount, joinCards } from '#server/features/cards/service.ts'
import type { NewsletterWish } from '#server/features/newsletter/service.ts'
import { hashOf, subscribeProven } from '#server/features/newsletter/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction, violatedConstraint } from '#server/platform/db/transaction.ts'
import type { GuessLimits, RateLimited } from '#server/platform/http/attempt-limit.ts'
import { beginAttempt, endAttempt } from '#server/platform/http/attempt-limit.ts'
import { tokenHash } from '#server/platform/http/keyed-hash.ts'
import type { Caller, NamedNetworks } from '#server/platform/http/rate-limit.ts'
import { endSessionsOf, openSession } from '#server/platform/http/session.ts'
import type { QueuedMail } from '#server/platform/mail/mail.ts'
import { hashPassword, isOutdated, isPassword } from '#server/platform/passwords/hash.ts'
import type { LoginRequest, RegisterRequest } from '#shared/features/account/contract.ts'
import { usernameKey } from '#shared/features/account/rules.ts'
import type { Failure } from '#shared/lib/result.ts'

export type { Client } from '#server/features/account/data.ts'
export {
  deleteExpiredTokens,
  findClient,
  findOnCard,
  findUnused,
  lockClient,
  lockUnused,
  updateClient,
} from '#server/features/account/data.ts'
export { newNonce } from '#server/features/account/token.ts'
export { presentClient } from '#server/features/account/present.ts'
export {
  accountBudget,
  birthDateSentence,
  hasProvenAddress,
  passwordSentence,
  sentencesOf,
} from '#server/features/account/policy.ts'

type Deps = AppDeps

/** `token` goes into the cookie; it is kept nowhere else. */
export type SignedIn = { readonly ok: true; readonly client: Client; readonly token: string }

/** No account has this password: looking for an unknown account takes as long as for a known one. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'))

/**
 * Makes an account and signs it in. Whether the address is known is told to its owner only, by mail; that a username is
 * taken has to be told. An address that was just sent several mails gets none; the client can ask for it in the portal.
 */
export async function register(
  deps: Deps,
  request: RegisterRequest,
  caller: Caller,
): Promise<SignedIn | Refused | Failure<'username_taken'>> {
  const now = deps.now()
  const fields = sentencesOf({
    password: passwordSentence(request.password, request, deps.clinic),
    dateOfBirth: birthDateSentence(request.dateOfBirth, now, deps.clinic.timeZone),
  })
  if (fields !== null) return { ok: false, reason: 'refused', fields }
  const row = {
    id: randomUUID(),
    username: request.username,
    username_key: usernameKey(request.username),
    password_hash: await hashPassword(request.password),
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    phone: request.phone ?? null,
    date_of_birth: request.dateOfBirth ?? null,
    language: caller.language,
    created_at: now,
  }
  const canMail = (await waitForMail(deps, request.email, 'register', caller)) === null
  return inTransaction(deps.db, async (trx) => {
    const client = await insertClient(trx, row)
    if (client === undefined) return { ok: false, reason: 'username_taken' }
    await cardOfAccount(trx, client.id, now)
    if (canMail) await askToVerify(deps, trx, client)
    const opening = { clientId: client.id, device: caller.device, now }
    return { ok: true, client, token: await openSession(trx, opening) }
  })
}

/** Signs in, on a browser that did before or not (`known-device`). Nothing tells whether the username or the password was wrong. */
export async function login(
  deps: Deps,
  { username, password }: LoginRequest,
  { networks, device }: Pick<Caller, 'networks' | 'device'>,
  knownDevice: string | null,
): Promise<SignedIn | RateLimited | Failure<'invalid_credentials'>> {
  const key = usernameKey(username)
  const client = await findByUsername(deps.db, key)
  const { secret } = deps.env
  const limitsIn = (from: NamedNetworks) =>
    knownDevice === null ? guessLimits(secret, key, from) : deviceGuessLimits(secret, key, knownDevice)
  const limits = networks === null ? null : limitsIn(networks)
  const checked = await checkPassword(deps, password, client?.password_hash, limits)
  if (!checked.ok && checked.reason === 'rate_limited') return checked
  if (!checked.ok || client === undefined) return { ok: false, reason: 'invalid_credentials' }
  const better = isOutdated(client.password_hash) ? { password_hash: await hashPassword(password) } : null
  return inTransaction(deps.db, async (trx) => {
    const entering = await lockClient(trx, client.id)
    // Its owner replaced the password while this one was checked.
    if (entering?.password_hash !== client.password_hash) return { ok: false, reason: 'invalid_credentials' }
    if (better !== null) await updateClient(trx, entering.id, better)
    // Bookings that were being made while the address was verified.
    if (hasProvenAddress(entering)) await takeGuestVisits(deps, trx, entering)
    const opening = { clientId: entering.id, device, now: deps.now() }
    return { ok: true, client: entering, token: await openSession(trx, opening) }
  })
}

/** Whether this is the hashed password, within the limits of guessing. Takes as long for an account that is not there. */
async function checkPassword(
  deps: Deps,
  password: string,
  hash: string | undefined,
  limits: GuessLimits | null,
): Promise<{ readonly ok: true } | RateLimited | Failure<'wrong_password'>> {
  if (limits !== null) {
    const waitSeconds = await beginAttempt(deps.db, limits.counted, deps.now())
    if (waitSeconds !== null) return { ok: false, reason: 'rate_limited', waitSeconds }
  }
  const isRight = await isPassword(password, hash ?? (await nobodysHash))
  if (hash === undefined || !isRight) return { ok: false, reason: 'wrong_password' }
  if (limits !== null) await endAttempt(deps.db, limits)
  return { ok: true }
}

/** The same for the client of a session, who is asked once more. */
export function checkAgain(
  deps: Deps,
  client: Client,
  password: string,
  { networks }: Caller,
): Promise<{ readonly ok: true } | RateLimited | Failure<'wrong_password'>> {
  const limits = networks === null ? null : againLimits(deps.env.secret, client.id)
  return checkPassword(deps, password, client.password_hash, limits)
}

/** Mails a link to set a new password, if the address is that of an account; to whoever asks, all is the same. */
export async function forgotPassword(deps: Deps, email: string, caller: Caller): Promise<void> {
  if ((await waitForMail(deps, email, 'reset', caller)) !== null) return
  const clients = await findByEmail(deps.db, email)
  // An address that nobody has proven may stand in several accounts: its owner gets a link for each of the latest.
  const asked = clients.some(hasProvenAddress) ? clients.filter(hasProvenAddress) : clients.slice(0, 3)
  if (asked.length === 0) return mailNobody(deps, email, caller)
  await inTransaction(deps.db, async (trx) => {
    for (const client of asked) {
      const nonce = await storeLink(deps, trx, client, 'reset-password')
      await mailTo(deps, trx, client, 'account-reset-password', { nonce })
    }
  })
}

/** The work of a mail, taken back before anything of it stays: an unknown address costs as much as a known one. */
async function mailNobody(deps: Deps, email: string, { language }: Caller): Promise<void> {
  const takenBack = new Error('taken back')
  const nonce = newNonce()
  const data: AccountMailData = { firstName: null, username: null, nonce }
  const kind: AccountMailKind = 'account-reset-password'
  const mail = { kind, eventKey: `${kind}:${nonce}`, language, to: email, data, isUrgent: true }
  const work = inTransaction(deps.db, async (trx) => {
    await deps.mails.enqueue(trx, mail)
    throw takenBack
  })
  await work.catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
}

/** Whether a new password can be set by this link; it stays as good as it was. */
export function canReset({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<boolean> {
  return isLinkGood(db, token, 'reset-password', now())
}

/**
 * Sets a new password by the link of a mail, and ends every session. Who has shown that the address is theirs is no
 * longer kept out by what others guessed.
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  password: string,
  { networks }: Caller,
): Promise<{ readonly ok: true; readonly account: string } | Refused | Failure<'link_invalid'>> {
  const password_hash = await hashPassword(password)
  return inTransaction(deps.db, async (trx) => {
    const client = await findByToken(trx, token, 'reset-password', deps.now())
    if (client === undefined) return { ok: false, reason: 'link_invalid' }
    // The link stays good for a better password.
    const sentence = passwordSentence(password, client, deps.clinic)
    if (sentence !== null) return { ok: false, reason: 'refused', fields: { password: sentence } }
    if (!(await useToken(trx, token))) return { ok: false, reason: 'link_invalid' }
    await replacePassword(trx, client, password_hash)
    await mailTo(deps, trx, client, 'account-password-changed', { nonce: newNonce() })
    if (networks !== null) {
      const { cleared } = guessLimits(deps.env.secret, client.username_key, networks)
      await endAttempt(trx, { cleared, refunded: [] })
    }
    return { ok: true, account: client.username_key }
  })
}

/** Stores a new password, and ends every session and every link to set another. */
export async function replacePassword(
  trx: Transaction<Database>,
  client: Client,
  passwordHash: string,
): Promise<void> {
  await updateClient(trx, client.id, { password_hash: passwordHash })
  await endSessionsOf(trx, client.id)
  await deleteTokensOf(trx, client.id, 'reset-password')
}

/**
 * Proves an address by the link of a mail; appointments made under it without an account are the client's from now on.
 * Only to who is signed in to the account that asked: the owner of the address must be the owner of the account too, or
 * a stranger who registered with it would read the visits of whoever presses the button.
 */
export async function verifyEmail(
  deps: Deps,
  token: string,
  clientId: string,
): Promise<{ readonly ok: true } | Failure<'link_invalid' | 'other_account'>> {
  try {
    return await inTransaction(deps.db, async (trx) => {
      const client = await findByToken(trx, token, 'verify-email', deps.now())
      if (client === undefined) return { ok: false, reason: 'link_invalid' }
      if (client.id !== clientId) return { ok: false, reason: 'other_account' }
      if (!(await useToken(trx, token))) return { ok: false, reason: 'link_invalid' }
      await updateClient(trx, client.id, { email_verified_at: deps.now() })
      await ringFor(deps, trx, await proveAppointments(trx, client.id, deps.now()))
      await takeGuestVisits(deps, trx, client)
      if (client.wants_newsletter) await subscribeProven(deps, trx, wishOf(client))
      return { ok: true }
    })
  } catch (error) {
    // Another account proved the same address first.
    if (violatedConstraint(error) !== 'clients_verified_email') throw error
    return { ok: false, reason: 'link_invalid' }
  }
}

/** What was booked without an account under the proven address is the client's from now on; their cards at the desk become one. */
async function takeGuestVisits(
  deps: Pick<Deps, 'bell' | 'clinic' | 'now'>,
  trx: Transaction<Database>,
  { id, email }: Client,
): Promise<void> {
  const visitIds = await linkGuestAppointments(trx, id, email)
  await joinCards(deps, trx, id, visitIds)
}

/** Forgets the wish for the newsletter of accounts that have not proven their address, once its owner says no. */
export async function forgetWishes(
  { env }: Pick<Deps, 'env'>,
  trx: Transaction<Database>,
  { emailHash }: { readonly emailHash: string },
): Promise<void> {
  const wishing = await findWishing(trx)
  for (const { id } of wishing.filter(({ email }) => hashOf(email, env) === emailHash))
    await updateClient(trx, id, { wants_newsletter: false })
}

/** Mails the link that proves the address once more. */
export async function verifyAgain(
  deps: Deps,
  client: Client,
  caller: Caller,
): Promise<{ readonly ok: true } | RateLimited> {
  if (hasProvenAddress(client)) return { ok: true }
  const waitSeconds = await waitForMail(deps, client.email, { clientId: client.id }, caller)
  if (waitSeconds !== null) return { ok: false, reason: 'rate_limited', waitSeconds }
  await inTransaction(deps.db, (trx) => askToVerify(deps, trx, client))
  return { ok: true }
}

/**
 * Mails a link that proves the client's address. Where another account has proven it already, its owner is told that
 * instead, and nobody else learns of it: the work is the same.
 */
export async function askToVerify(deps: Deps, trx: Transaction<Database>, client: Client): Promise<void> {
  const owner = (await findByEmail(trx, client.email)).find(hasProvenAddress)
  await deleteTokensOf(trx, client.id, 'verify-email')
  const nonce = await storeLink(deps, trx, client, 'verify-email')
  if (owner === undefined) return mailTo(deps, trx, client, 'account-verify-email', { nonce })
  return mailTo(deps, trx, owner, 'account-exists', { nonce })
}

/**
 * Tells a client what became of the account, once they have proven the address: anybody can register with any, and its
 * owner need not hear of that account.
 */
export async function tellOwner(
  deps: Deps,
  trx: Transaction<Database>,
  client: Client,
  kind: 'account-password-changed' | 'account-deleted',
): Promise<void> {
  if (hasProvenAddress(client)) await mailTo(deps, trx, client, kind, { nonce: newNonce() })
}

/** Stores one mail of this feature to a client, in the client's language. */
export async function mailTo(
  { mails }: Deps,
  trx: Transaction<Database>,
  client: Client,
  kind: AccountMailKind,
  { nonce, to = client.email }: { readonly nonce: string; readonly to?: string },
): Promise<void> {
  // Whoever registers can name any address: until it is proven, its owner is not greeted by a name that a stranger typed,
  // and reads the username only after using a link that was mailed there.
  const firstName = hasProvenAddress(client) ? client.first_name : null
  const isNamed = hasProvenAddress(client) || kind !== 'account-reset-password'
  const data: AccountMailData = { firstName, username: isNamed ? client.username : null, nonce }
  const { language } = client
  const eventKey = `${kind}:${nonce}`
  await mails.enqueue(trx, { kind, eventKey, language, to, data, isUrgent: true, cap: capOf[kind] })
}

/**
 * What accounts without number can cause at one address is counted apart, so that its owner can still set a password,
 * whatever strangers asked for. That mail is bounded by its own pauses (`mailLimit`).
 */
const capOf: { readonly [Kind in AccountMailKind]?: QueuedMail['cap'] } = {
  'account-verify-email': 'kind',
  'account-exists': 'kind',
}

/** What the newsletter needs to know of a client who wants it. */
export function wishOf(client: Client): NewsletterWish {
  return { email: client.email, name: client.first_name, language: client.language }
}

async function storeLink(
  { env, now }: Deps,
  trx: Transaction<Database>,
  client: Client,
  purpose: LinkPurpose,
): Promise<string> {
  const nonce = newNonce()
  const created_at = now()
  await insertToken(trx, {
    token_hash: tokenHash(tokenOf(nonce, purpose, env)),
    client_id: client.id,
    purpose,
    email: client.email,
    created_at,
    expires_at: new Date(created_at.getTime() + linkMs),
  })
  return nonce
}

/** Seconds until another mail to the address may be asked for, or null, which counts as asking. */
export async function waitForMail(
  deps: Deps,
  email: string,
  asker: MailAsker,
  { networks }: Caller,
): Promise<number | null> {
  if (networks === null) return null
  return beginAttempt(deps.db, [mailLimit(deps.env.secret, email, asker)], deps.now())
}
