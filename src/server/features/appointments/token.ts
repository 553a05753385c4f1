import { readToken, signToken } from '#server/platform/http/signed-token.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

type LinkSettings = { readonly publicUrl: string; readonly secret: string }

const purpose = 'manage-appointment'

/** The link in a booking's mails: its token opens this one appointment and nothing else. */
export function manageUrlOf(appointmentId: string, language: Language, env: LinkSettings): string {
  const page = localized(paths.manageBooking, language)
  return `${env.publicUrl}${page}?token=${signToken(env.secret, purpose, appointmentId)}`
}

/** Who asks for an appointment: the holder of its link, or else who is signed in. */
export function actorWithLink(
  actor: Actor,
  token: string | undefined,
  appointmentId: string,
  env: LinkSettings,
): Actor {
  if (token === undefined) return actor
  if (readToken(env.secret, purpose, token) === appointmentId) return { kind: 'link', appointmentId }
  return actor.kind === 'guest' ? { kind: 'link', appointmentId: null } : actor
}
