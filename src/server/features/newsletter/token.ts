import type { AppDeps } from '#server/deps.ts'
import { keyedHash } from '#server/platform/http/keyed-hash.ts'
import { readToken, signToken } from '#server/platform/http/signed-token.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { periodBefore } from '#shared/lib/time.ts'

type LinkSettings = { readonly publicUrl: string; readonly secret: string }

const purposes = { confirm: 'newsletter-confirm', unsubscribe: 'newsletter-unsubscribe' } as const

/** The address as it is compared: whoever writes it in capitals is the same person. */
export function keyOf(email: string): string {
  return email.toLowerCase()
}

/** What is kept of an address that unsubscribed: nobody can read it back, not even with a list of addresses. */
export function hashOf(email: string, { secret }: Pick<LinkSettings, 'secret'>): string {
  return keyedHash(secret, 'newsletter-address', keyOf(email))
}

export function confirmUrlOf(subscriberId: string, language: Language, env: LinkSettings): string {
  const page = localized(paths.newsletterConfirm, language)
  return `${env.publicUrl}${page}?token=${signToken(env.secret, purposes.confirm, subscriberId)}`
}

/** The link of whoever was asked at this instant or before has ended. */
export function endedIfAskedAt({ clinic, now }: Pick<AppDeps, 'clinic' | 'now'>): Date {
  return periodBefore(now(), clinic.retention.unconfirmed)
}

/** Works until `SECRET` changes, also after the address has left the list and come back. */
export function unsubscribeUrlOf(emailHash: string, language: Language, env: LinkSettings): string {
  const page = localized(paths.newsletterUnsubscribe, language)
  return `${env.publicUrl}${page}?token=${signToken(env.secret, purposes.unsubscribe, emailHash)}`
}

/** The subscriber's id, or the hash of the address; null when the token was not signed here for this. */
export function readLink(kind: keyof typeof purposes, token: string, env: LinkSettings): string | null {
  return readToken(env.secret, purposes[kind], token)
}
