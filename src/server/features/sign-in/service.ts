import { randomUUID } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { writeRecord } from '#server/features/record/service.ts'
import {
  countCodes,
  deleteKey,
  findKey,
  findKeysOf,
  findLink,
  insertKey,
  lockKeysOf,
  markKeyUsed,
  replaceCodes,
  useChallenge,
  useCode,
  useLink,
} from '#server/features/sign-in/data.ts'
import { codeCounters, doorCounters } from '#server/features/sign-in/policy.ts'
import { newChallenge, readChallenge } from '#server/features/sign-in/token.ts'
import type { Staff } from '#server/features/staff/service.ts'
import {
  codeHashOf,
  findMemberByEmail,
  newRecoveryCode,
  openStaffSession,
  rpIdOf,
  sessionsOf,
} from '#server/features/staff/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Attempter, RateLimited } from '#server/platform/http/attempt-limit.ts'
import { beginAttempt } from '#server/platform/http/attempt-limit.ts'
import { tokenHash } from '#server/platform/http/keyed-hash.ts'
import type { Caller, NamedNetworks } from '#server/platform/http/rate-limit.ts'
import type { Colleague } from '#shared/features/access/actor.ts'
import type { DeskAccount, StaffMember } from '#shared/features/desk/staff-contract.ts'
import { staffLimits } from '#shared/features/desk/staff-contract.ts'
import type { Failure } from '#shared/lib/result.ts'

/** Who knocks, and from which page: `origin` is its address. */
export type Visitor = Caller & { readonly origin: string }
type SignedIn = { readonly ok: true; readonly staff: StaffMember; readonly token: string }
type Made = { readonly id: string; readonly staff: StaffMember }

/** Whose link it is. Looking does not use it up. */
export async function openLink(deps: AppDeps, token: string, visitor: Visitor) {
  return atTheDoor(deps, visitor, async () => {
    const link = await findLink(deps.db, tokenHash(token), deps.now())
    if (link === undefined) return { ok: false, reason: 'link_invalid' } as const
    const { name, email, role, expiresAt } = link
    return { ok: true, staff: { name, email, role }, expiresAt } as const
  })
}

/** What the browser needs to make the key of a link. */
export async function linkOptions(deps: AppDeps, token: string, visitor: Visitor) {
  return atTheDoor(deps, visitor, async () => {
    const link = await findLink(deps.db, tokenHash(token), deps.now())
    if (link === undefined) return { ok: false, reason: 'link_invalid' } as const
    return { ok: true, options: await keyOptions(deps, link) } as const
  })
}

/** Makes the key of a link, uses the link up and signs in. The first key of a person comes with recovery codes. */
export async function makeKeyByLink(
  deps: AppDeps,
  asked: { readonly token: string; readonly response: unknown; readonly name: string | undefined },
  visitor: Visitor,
) {
  return atTheDoor(deps, visitor, async () => {
    const linkHash = tokenHash(asked.token)
    const link = await findLink(deps.db, linkHash, deps.now())
    if (link === undefined) return { ok: false, reason: 'link_invalid' } as const
    const checked = await checkNewKey(deps, link, asked.response, visitor)
    if (checked === null) return { ok: false, reason: 'key_refused' } as const
    return inTransaction(deps.db, async (trx) => {
      if (!(await useLink(trx, linkHash))) return { ok: false, reason: 'link_invalid' } as const
      const staff = memberOf(link)
      if (!(await storeKey(deps, trx, staff, checked, asked.name ?? visitor.device))) throw new KeyRefused()
      const hasCodes = (await countCodes(trx, staff.id)) > 0
      const recoveryCodes = hasCodes ? [] : await storeCodes(deps, trx, staff)
      const session = await openStaffSession(deps, trx, staff, visitor.device, 'link')
      return { ok: true, staff, token: session, recoveryCodes } as const
    }).catch((error: unknown) => {
      if (!(error instanceof KeyRefused)) throw error
      return { ok: false, reason: 'key_refused' } as const
    })
  })
}

/** Thrown so that the link, which stays good until its key is made, is not used up. */
class KeyRefused extends Error {}

/** What the browser needs to make one more key of who is signed in, or of whom a link names. */
export async function keyOptions(
  { db, env, clinic, now }: AppDeps,
  staff: Colleague & { readonly email: string },
) {
  const rpID = rpIdOf(env)
  const known = (await findKeysOf(db, staff.id)).filter((key) => key.rp_id === rpID)
  return generateRegistrationOptions({
    rpName: clinic.name,
    rpID,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: Uint8Array.from(Buffer.from(staff.id)),
    challenge: newChallenge(`key\0${staff.id}`, now(), env),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // The key itself knows whose it is and asks for a finger, a face or its PIN: nothing needs to be typed.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Adds a key of who is signed in. False when it does not fit. */
export async function addKey(
  deps: AppDeps,
  staff: Staff,
  asked: { readonly response: unknown; readonly name: string | undefined },
  visitor: Visitor,
): Promise<boolean> {
  const checked = await checkNewKey(deps, staff, asked.response, visitor)
  if (checked === null) return false
  return inTransaction(deps.db, (trx) => storeKey(deps, trx, staff, checked, asked.name ?? visitor.device))
}

/** Removes a key of who is signed in, but not the last one that works: nobody locks themselves out. */
export async function removeKey(
  { db, env, now }: AppDeps,
  staff: Staff,
  keyId: string,
): Promise<{ readonly ok: true } | Failure<'not_found' | 'last_key'>> {
  return inTransaction(db, async (trx) => {
    const keys = await lockKeysOf(trx, staff.id)
    if (!keys.some((key) => key.id === keyId)) return { ok: false, reason: 'not_found' }
    const isLeft = keys.some((key) => key.id !== keyId && key.rp_id === rpIdOf(env))
    if (!isLeft) return { ok: false, reason: 'last_key' }
    await deleteKey(trx, keyId)
    await writeRecord(trx, staff, now(), { action: 'key.remove', subjectId: keyId })
    return { ok: true }
  })
}

/** What the browser needs to sign in with whatever key the person picks. */
export function signInOptions({ env, now }: AppDeps) {
  const challenge = newChallenge('sign-in', now(), env)
  return generateAuthenticationOptions({ rpID: rpIdOf(env), challenge, userVerification: 'required' })
}

/** Signs in with a key. Nothing tells whether the key is unknown, of somebody who left, or answered wrongly. */
export async function signIn(
  deps: AppDeps,
  response: unknown,
  visitor: Visitor,
): Promise<SignedIn | RateLimited | Failure<'key_unknown'>> {
  return atTheDoor(deps, visitor, async () => {
    const used = await checkKey(deps, response as AuthenticationResponseJSON, visitor)
    if (used === null) return { ok: false, reason: 'key_unknown' }
    return inTransaction(deps.db, async (trx) => {
      if (!(await useChallenge(trx, tokenHash(used.challenge), used.expiresAt)))
        return { ok: false, reason: 'key_unknown' }
      await markKeyUsed(trx, used.id, { counter: used.counter, now: deps.now() })
      const token = await openStaffSession(deps, trx, used.staff, visitor.device, 'key')
      return { ok: true, staff: used.staff, token }
    })
  })
}

/** Signs in with a recovery code, once. */
export async function recover(
  deps: AppDeps,
  typed: { readonly email: string; readonly code: string },
  visitor: Visitor,
): Promise<SignedIn | RateLimited | Failure<'code_wrong'>> {
  const counters = (networks: NamedNetworks) => codeCounters(deps.env.secret, typed.email, networks)
  return atTheDoor(deps, visitor, () => enterByCode(deps, typed, visitor), counters)
}

async function enterByCode(
  deps: AppDeps,
  typed: { readonly email: string; readonly code: string },
  visitor: Visitor,
): Promise<SignedIn | Failure<'code_wrong'>> {
  const member = await findMemberByEmail(deps.db, typed.email)
  // An address of nobody here costs the same work: nobody has this id.
  const staffId = member?.id ?? randomUUID()
  return inTransaction(deps.db, async (trx) => {
    const isRight = await useCode(trx, staffId, codeHashOf(typed.code, staffId, deps.env))
    if (!isRight || member === undefined) return { ok: false, reason: 'code_wrong' }
    const staff = memberOf(member)
    const token = await openStaffSession(deps, trx, staff, visitor.device, 'recovery')
    return { ok: true, staff, token }
  })
}

/** Ten new recovery codes; the old ones stop working. */
export function renewCodes(deps: AppDeps, staff: Staff): Promise<string[]> {
  return inTransaction(deps.db, (trx) => storeCodes(deps, trx, staff))
}

/** The own keys and sessions. */
export async function readAccount(deps: AppDeps, staff: Staff): Promise<DeskAccount> {
  const [keys, sessions, recoveryCodesLeft] = await Promise.all([
    findKeysOf(deps.db, staff.id),
    sessionsOf(deps, staff.id),
    countCodes(deps.db, staff.id),
  ])
  return {
    staff: memberOf(staff),
    recoveryCodesLeft,
    keys: keys.map((key) => ({
      id: key.id,
      name: key.name,
      createdAt: key.created_at.toISOString(),
      lastUsedAt: key.last_used_at?.toISOString() ?? null,
      works: key.rp_id === rpIdOf(deps.env),
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      isCurrent: session.id === staff.sessionId,
    })),
  }
}

/**
 * Tries first: what opens here cannot be guessed, so who has it gets in whatever others on the same network failed at. Only a
 * failure is counted, and has to wait after many.
 */
async function atTheDoor<Outcome extends { readonly ok: boolean }>(
  { db, env, now }: AppDeps,
  { networks }: Visitor,
  work: () => Promise<Outcome>,
  counters = (of: NamedNetworks): readonly Attempter[] => doorCounters(env.secret, of),
): Promise<Outcome | RateLimited> {
  const outcome = await work()
  if (outcome.ok || networks === null) return outcome
  const waitSeconds = await beginAttempt(db, counters(networks), now())
  return waitSeconds === null ? outcome : { ok: false, reason: 'rate_limited', waitSeconds }
}

type NewKey = NonNullable<Awaited<ReturnType<typeof checkNewKey>>>

/** The key that the browser made for this person and this site, or null when anything about it is off. */
async function checkNewKey({ env, now }: AppDeps, staff: Colleague, response: unknown, visitor: Visitor) {
  let answered: { challenge: string; expiresAt: Date } | undefined
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedOrigin: visitor.origin,
      expectedRPID: rpIdOf(env),
      expectedChallenge: (challenge) => {
        const expiresAt = readChallenge(challenge, `key\0${staff.id}`, now(), env)
        if (expiresAt !== null) answered = { challenge, expiresAt }
        return expiresAt !== null
      },
    })
    if (!verified || answered === undefined) return null
    return { ...answered, credential: registrationInfo.credential }
  } catch {
    // The library throws for everything that a stranger can send.
    return null
  }
}

async function storeKey(
  { env, now }: AppDeps,
  trx: Transaction<Database>,
  staff: Colleague,
  { challenge, expiresAt, credential }: NewKey,
  name: string,
): Promise<boolean> {
  if (!(await useChallenge(trx, tokenHash(challenge), expiresAt))) return false
  const isNew = await insertKey(trx, {
    id: credential.id,
    staff_id: staff.id,
    rp_id: rpIdOf(env),
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    created_at: now(),
    last_used_at: null,
  })
  if (isNew)
    await writeRecord(trx, staff, now(), { action: 'key.make', subjectId: credential.id, to: { name } })
  return isNew
}

/** The key that answered, and whose it is; null when anything about the answer is off. */
async function checkKey({ db, env, now }: AppDeps, response: AuthenticationResponseJSON, visitor: Visitor) {
  const rpID = rpIdOf(env)
  const key = await findKey(db, response.id, rpID)
  if (key === undefined) return null
  let answered: { challenge: string; expiresAt: Date } | undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedOrigin: visitor.origin,
      expectedRPID: rpID,
      credential: {
        id: response.id,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
        counter: Number(key.counter),
        transports: key.transports,
      },
      expectedChallenge: (challenge) => {
        const expiresAt = readChallenge(challenge, 'sign-in', now(), env)
        if (expiresAt !== null) answered = { challenge, expiresAt }
        return expiresAt !== null
      },
    })
    if (!verified || answered === undefined) return null
    const made: Made = { id: response.id, staff: memberOf(key) }
    return { ...made, ...answered, counter: authenticationInfo.newCounter }
  } catch {
    return null
  }
}

async function storeCodes(
  { env, now }: AppDeps,
  trx: Transaction<Database>,
  staff: Colleague,
): Promise<string[]> {
  const codes = Array.from({ length: staffLimits.recoveryCodes }, newRecoveryCode)
  const hashes = codes.map((code) => codeHashOf(code, staff.id, env))
  await replaceCodes(trx, staff.id, hashes, now())
  await writeRecord(trx, staff, now(), { action: 'codes.make' })
  return codes
}

function memberOf({ id, name, email, role }: StaffMember): StaffMember {
  return { id, name, email, role }
}
