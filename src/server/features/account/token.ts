import { randomBytes } from 'node:crypto'
import { signToken } from '#server/platform/http/signed-token.ts'
import type { mailsForAnHour } from '#shared/features/desk/mail-kinds.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

type LinkSettings = { readonly publicUrl: string; readonly secret: string }
export type LinkPurpose = 'verify-email' | 'reset-password'

/** Links in account mails work for an hour. */
export const linkMs = 60 * 60_000

/** Which mails hold such a link, and what it opens: all of `mailsForAnHour`. */
export const linkMails: Readonly<Record<string, LinkPurpose>> = {
  'account-verify-email': 'verify-email',
  'account-reset-password': 'reset-password',
} satisfies Record<(typeof mailsForAnHour)[number], LinkPurpose>

const pages = { 'verify-email': paths.verifyEmail, 'reset-password': paths.resetPassword }

/**
 * What a waiting mail keeps of a link's token. The token itself is this with a signature: neither the mail that waits
 * in the database nor the hash beside it opens anything.
 */
export function newNonce(): string {
  return randomBytes(24).toString('base64url')
}

export function tokenOf(nonce: string, purpose: LinkPurpose, env: LinkSettings): string {
  return signToken(env.secret, purpose, nonce)
}

/** The page that the link of a mail opens; it asks for one press of a button before the token is used. */
export function linkOf(nonce: string, purpose: LinkPurpose, language: Language, env: LinkSettings): string {
  return `${env.publicUrl}${localized(pages[purpose], language)}?token=${tokenOf(nonce, purpose, env)}`
}
