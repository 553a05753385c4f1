import { readToken, signToken } from '#server/platform/http/signed-token.ts'
import type { SiteActor } from '#shared/features/access/actor.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

type LinkSettings = { readonly publicUrl: string; readonly secret: string }

/** Who is given a link: whoever booked, on the screen, or whoever reads the mail of the address. Only that proves the address. */
const purposes = { screen: 'manage-appointment', mail: 'manage-appointment-by-mail' } as const

/** The link to one appointment for whoever booked it, and for the clinic: its token opens this one and nothing else. */
export function manageUrlOf(appointmentId: string, language: Language, env: LinkSettings): string {
  return linkOf(appointmentId, language, env, 'screen')
}

/** The same in a mail to the client. */
export function mailedManageUrlOf(appointmentId: string, language: Language, env: LinkSettings): string {
  return linkOf(appointmentId, language, env, 'mail')
}

/** Who asks for an appointment: the holder of its link, or else who is signed in. */
export function actorWithLink(
  actor: SiteActor,
  token: string | undefined,
  appointmentId: string,
  env: LinkSettings,
): SiteActor {
  if (token === undefined) return actor
  const opens = (purpose: string) => readToken(env.secret, purpose, token) === appointmentId
  if (opens(purposes.mail)) return { kind: 'link', appointmentId, isMailed: true }
  if (opens(purposes.screen)) return { kind: 'link', appointmentId, isMailed: false }
  return actor.kind === 'guest' ? { kind: 'link', appointmentId: null, isMailed: false } : actor
}

function linkOf(id: string, language: Language, env: LinkSettings, holder: keyof typeof purposes): string {
  const page = localized(paths.manageBooking, language)
  return `${env.publicUrl}${page}?token=${signToken(env.secret, purposes[holder], id)}`
}
