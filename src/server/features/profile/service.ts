import type { Transaction, Updateable } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { Refused } from '#server/errors.ts'
import type { Client } from '#server/features/account/service.ts'
import {
  askToVerify,
  birthDateSentence,
  checkAgain,
  findUnused,
  hasProvenAddress,
  lockClient,
  lockUnused,
  mailTo,
  newNonce,
  passwordSentence,
  replacePassword,
  sentencesOf,
  tellOwner,
  updateClient,
  waitForMail,
  wishOf,
} from '#server/features/account/service.ts'
import {
  findAppointmentsOf,
  leaveAppointments,
  renewPhone,
  ringFor,
  withPayments,
} from '#server/features/appointments/service.ts'
import { belongingsOf, deleteNotesOf, deskDataOfCard, leaveToOthers } from '#server/features/cards/service.ts'
import { deleteEnquiriesFrom, findEnquiriesFrom } from '#server/features/contact/service.ts'
import {
  askToConfirm,
  changeLanguage,
  endWish,
  subscriberAt,
  subscribeProven,
  unsubscribeAddress,
} from '#server/features/newsletter/service.ts'
import { deleteClient, eraseRecipient, findMailsTo, findSessions } from '#server/features/profile/data.ts'
import type { ClientData } from '#server/features/profile/present.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { RateLimited } from '#server/platform/http/attempt-limit.ts'
import type { Caller } from '#server/platform/http/rate-limit.ts'
import { isOpen, openSession } from '#server/platform/http/session.ts'
import { hashPassword } from '#server/platform/passwords/hash.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import type { Preferences, ProfilePatch } from '#shared/features/account/contract.ts'
import type { Failure } from '#shared/lib/result.ts'
import { periodBefore } from '#shared/lib/time.ts'

export { findSessions, forgetFarewells } from '#server/features/profile/data.ts'
export { exportEnquiry, exportVisit } from '#server/features/profile/present.ts'

/** The account or its session ended while this was asked. */
type SignedOut = Failure<'unauthorized'>

/**
 * Changes what the client says about themselves. A new address has to be proven anew; one that was proven is left with
 * the password only, because mails to it open the account.
 */
export async function changeProfile(
  deps: AppDeps,
  client: Client,
  patch: ProfilePatch,
  caller: Caller,
): Promise<{ readonly ok: true; readonly client: Client } | Refused | RateLimited | SignedOut> {
  const fields = sentencesOf({
    dateOfBirth: birthDateSentence(patch.dateOfBirth, deps.now(), deps.clinic.timeZone),
  })
  if (fields !== null) return { ok: false, reason: 'refused', fields }
  const email = patch.email ?? client.email
  const isNewAddress = email.toLowerCase() !== client.email.toLowerCase()
  const wasProven = hasProvenAddress(client)
  if (isNewAddress && wasProven) {
    const checked = await checkTyped(deps, client, 'currentPassword', patch.currentPassword, caller)
    if (!checked.ok) return checked
  }
  if (isNewAddress) {
    const waitSeconds = await waitForMail(deps, email, { clientId: client.id }, caller)
    if (waitSeconds !== null) return { ok: false, reason: 'rate_limited', waitSeconds }
  }
  const { changed, current } = await inTransaction(deps.db, async (trx) => {
    const current = await lockClient(trx, client.id)
    if (current === undefined || !isAsJudged(client, current)) return { current }
    if (isNewAddress) await endConsent(deps, trx, current)
    const unproven = { email_verified_at: null, wants_newsletter: false }
    const changes = { ...columnsOf(patch), ...(isNewAddress && unproven) }
    const changed = (await updateClient(trx, current.id, changes)) ?? current
    const [from, to] = [current.phone, changed.phone]
    if (from !== null && to !== null && from !== to)
      await ringFor(deps, trx, await renewPhone(trx, current.id, { from, to, now: deps.now() }))
    if (isNewAddress) await askToVerify(deps, trx, changed)
    if (isNewAddress && wasProven) {
      await mailTo(deps, trx, changed, 'account-email-changed', { nonce: newNonce(), to: current.email })
    }
    return { changed, current }
  })
  if (changed !== undefined) return { ok: true, client: changed }
  return current === undefined
    ? { ok: false, reason: 'unauthorized' }
    : changeProfile(deps, current, patch, caller)
}

/** Whether all that was decided by still holds: the address, whether it was proven, and the password. */
function isAsJudged(client: Client, current: Client): boolean {
  return (
    current.email === client.email &&
    current.email_verified_at?.getTime() === client.email_verified_at?.getTime() &&
    current.password_hash === client.password_hash
  )
}

/** Replaces the password and ends every session; `token` opens a new one for the browser whose `session` asked. */
export async function changePassword(
  deps: AppDeps,
  client: Client,
  typed: { readonly currentPassword: string; readonly newPassword: string },
  caller: Caller,
  session: string | null,
): Promise<{ readonly ok: true; readonly token: string } | Refused | RateLimited | SignedOut> {
  const sentence = passwordSentence(typed.newPassword, client, deps.clinic)
  if (sentence !== null) return { ok: false, reason: 'refused', fields: { newPassword: sentence } }
  const checked = await checkTyped(deps, client, 'currentPassword', typed.currentPassword, caller)
  if (!checked.ok) return checked
  const hash = await hashPassword(typed.newPassword)
  return inTransaction(deps.db, async (trx) => {
    const current = await lockClient(trx, client.id)
    // Its owner set another password, or ended this session, while this one was checked.
    if (current?.password_hash !== client.password_hash || !(await isOpen(trx, session, deps.now())))
      return { ok: false, reason: 'unauthorized' }
    await replacePassword(trx, current, hash)
    await tellOwner(deps, trx, current, 'account-password-changed')
    const opening = { clientId: current.id, device: caller.device, now: deps.now() }
    return { ok: true, token: await openSession(trx, opening) }
  })
}

/**
 * Deletes the account and all that the clinic need not keep, the desk's notes among it. Visits that are to come stand,
 * unless they are to be cancelled.
 */
export async function deleteProfile(
  deps: AppDeps,
  client: Client,
  typed: { readonly password: string; readonly cancelAppointments: boolean },
  caller: Caller,
): Promise<{ readonly ok: true } | Refused | RateLimited | SignedOut> {
  const checked = await checkTyped(deps, client, 'password', typed.password, caller)
  if (!checked.ok) return checked
  const actor = { kind: 'client', clientId: client.id } as const
  return inTransaction(deps.db, async (trx) => {
    const current = await lockClient(trx, client.id)
    // Pressed twice, or its owner set another password while this one was checked.
    if (current?.password_hash !== client.password_hash) return { ok: false, reason: 'unauthorized' }
    for (const id of (await belongingsOf(trx, current.id)).called)
      // The list of those that are to come does not show it: who cancels these does not cancel it.
      await leaveAppointments(deps, trx, actor, { whose: { by: 'id', id }, isCancelling: false })
    await deleteNotesOf(trx, current.id)
    await removeAccount(deps, trx, actor, current, typed.cancelAppointments)
    return { ok: true }
  })
}

/**
 * Ends accounts that nobody uses (`retention` of the clinic's file); answers with how many. One that cannot be ended is logged
 * and holds no other up.
 */
export async function endUnusedAccounts(deps: AppDeps): Promise<number> {
  const { unprovenAccount, idleAccount } = deps.clinic.retention
  const now = deps.now()
  const before = { unproven: periodBefore(now, unprovenAccount), any: periodBefore(now, idleAccount) }
  const end = (id: string) =>
    inTransaction(deps.db, async (trx) => {
      // Another process ended it, or its owner came back, since they were listed.
      const client = await lockUnused(trx, before, id)
      if (client !== undefined) await endAccount(deps, trx, { kind: 'system' }, client, false)
      return client !== undefined
    })
  let ended = 0
  for (const { id } of await findUnused(deps.db, before))
    try {
      if (await end(id)) ended++
    } catch (error) {
      deps.log.error({ err: error, clientId: id }, 'an unused account could not be ended')
    }
  return ended
}

/** Deletes an account that its holder does not delete, unless they just did. */
export async function endAccount(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: Actor,
  client: Client,
  isCancelling: boolean,
): Promise<void> {
  const current = await lockClient(trx, client.id)
  if (current !== undefined) await removeAccount(deps, trx, actor, current, isCancelling)
}

/** What it held that is another's stays, and at the desk all that is not on the card. Only a proven address is told. */
async function removeAccount(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: Actor,
  client: Client,
  isCancelling: boolean,
): Promise<void> {
  await leaveToOthers(trx, client.id, actor.kind === 'staff')
  await leaveAppointments(deps, trx, actor, { whose: { by: 'client_id', id: client.id }, isCancelling })
  // Only the owner of an address may decide about what is kept by address alone.
  if (hasProvenAddress(client)) await forgetAddress(trx, client.email)
  // An account that nobody used is no "no": the newsletter goes on until its reader ends it.
  if (actor.kind !== 'system') await endConsent(deps, trx, client)
  await deleteClient(trx, client.id)
  await tellOwner(deps, trx, client, 'account-deleted')
}

/** Erases what is kept by address alone: what was mailed to it, and what came from it. */
export async function forgetAddress(trx: Transaction<Database>, email: string): Promise<void> {
  await eraseRecipient(trx, email)
  await deleteEnquiriesFrom(trx, email)
}

/** Everything that is stored about a client. What is kept by address alone is shown only to who has proven the address. */
export async function readData(deps: AppDeps, client: Client): Promise<ClientData> {
  const isProven = hasProvenAddress(client)
  const { cardId, called, others } = await belongingsOf(deps.db, client.id)
  const [visits, sessions, mails, enquiries, subscriber, preferences, desk] = await Promise.all([
    findAppointmentsOf(deps.db, client.id, called).then((rows) =>
      withPayments(
        deps.db,
        rows.filter(({ id }) => !others.includes(id)),
      ),
    ),
    findSessions(deps.db, client.id, deps.now()),
    isProven ? findMailsTo(deps.db, client.email) : [],
    isProven ? findEnquiriesFrom(deps.db, client.email) : [],
    isProven ? subscriberAt(deps, client.email) : undefined,
    readPreferences(deps, client),
    deskDataOfCard(deps.db, cardId),
  ])
  return { client, visits, sessions, mails, enquiries, subscriber, preferences, desk, exportedAt: deps.now() }
}

/** The newsletter goes to a proven address when the list says so; before that it is a wish. */
export async function readPreferences(
  deps: Pick<AppDeps, 'db' | 'env'>,
  client: Client,
): Promise<Preferences> {
  const isProven = hasProvenAddress(client)
  return {
    language: client.language,
    reminders: client.wants_reminders,
    newsletter: isProven ? await isOnList(deps, client.email) : client.wants_newsletter,
  }
}

async function isOnList(deps: Pick<AppDeps, 'db' | 'env'>, email: string): Promise<boolean> {
  return (await subscriberAt(deps, email))?.confirmed_at instanceof Date
}

export async function changePreferences(
  deps: AppDeps,
  client: Client,
  patch: { readonly [Key in keyof Preferences]?: Preferences[Key] | undefined },
): Promise<Preferences> {
  const changed = await inTransaction(deps.db, async (trx) => {
    const before = await lockClient(trx, client.id)
    if (before === undefined) return undefined
    const { language, reminders: wants_reminders, newsletter: wants_newsletter } = patch
    const newsletter_wished_at = wishedSince(before, wants_newsletter, deps.now())
    const named = { language, wants_reminders, wants_newsletter, newsletter_wished_at }
    const after = (await updateClient(trx, before.id, named)) ?? before
    if (patch.newsletter === false) await endConsent(deps, trx, before)
    if (patch.newsletter === true) await askForNewsletter(deps, trx, after)
    if (language !== undefined && hasProvenAddress(after)) await changeLanguage(trx, after.email, language)
    return after
  })
  return readPreferences(deps, changed ?? client)
}

/** A wish that is said once more is no later one. Undefined leaves what is noted. */
function wishedSince(before: Client, wish: boolean | undefined, now: Date): Date | null | undefined {
  if (wish === false) return null
  return wish === true && !before.wants_newsletter ? now : undefined
}

/** An address that is not proven yet is asked by mail first, like everybody's. */
async function askForNewsletter(deps: AppDeps, trx: Transaction<Database>, client: Client): Promise<void> {
  if (hasProvenAddress(client)) await subscribeProven(deps, trx, wishOf(client))
  else await askToConfirm(deps, trx, wishOf(client))
}

/**
 * Any no of a client ends the consent of the address (DECISIONS 4). Who has neither proven the address nor asked for the
 * newsletter has no say in it: a stranger cannot take others off the list.
 */
async function endConsent(deps: AppDeps, trx: Transaction<Database>, client: Client): Promise<void> {
  if (hasProvenAddress(client)) await unsubscribeAddress(deps, trx, client.email)
  else if (client.wants_newsletter) await endWish(deps, trx, client.email, client.newsletter_wished_at)
}

/** Checks a password that was typed once more, with a sentence at its field. */
async function checkTyped(
  deps: AppDeps,
  client: Client,
  field: string,
  password: string | undefined,
  caller: Caller,
): Promise<{ readonly ok: true } | Refused | RateLimited> {
  if (password === undefined) {
    return { ok: false, reason: 'refused', fields: { [field]: { key: 'errors.field.password_needed' } } }
  }
  const checked = await checkAgain(deps, client, password, caller)
  if (checked.ok || checked.reason === 'rate_limited') return checked
  return { ok: false, reason: 'refused', fields: { [field]: { key: 'errors.field.wrong_password' } } }
}

/** What is left out stays, null empties. */
function columnsOf(patch: ProfilePatch): Updateable<Database['clients']> {
  return {
    first_name: patch.firstName,
    last_name: patch.lastName,
    email: patch.email,
    phone: patch.phone,
    date_of_birth: patch.dateOfBirth,
  }
}
