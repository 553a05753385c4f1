import { readToken, signToken } from '#server/platform/http/signed-token.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

type LinkSettings = { readonly publicUrl: string; readonly secret: string }

const purpose = 'manage-appointment'

/** The link in a booking's mails: its token opens this one appointment and nothing else. */
export function manageUrlOf(appointmentId: string, language: Language, env: LinkSettings): string {
  const page = localized(paths.manageBooking, language)
  return `${env.publicUrl}${page}?token=${signToken(env.secret, purpose, appointmentId)}`
}

/** True when the token was signed for this appointment. */
export function opensAppointment(token: string, appointmentId: string, env: LinkSettings): boolean {
  return readToken(env.secret, purpose, token) === appointmentId
}
