import type { Permission } from '#shared/features/desk/access.ts'
import { paths } from '#shared/i18n/paths.ts'

type Screen = { path: string; needs: Permission; under?: string }

/**
 * The screens of the desk in the order of the navigation, and what somebody must be allowed to do to see one. One that
 * belongs under another is reached from there.
 */
export const deskScreens = {
  agenda: { path: paths.desk, needs: 'agenda' },
  clients: { path: paths.deskClients, needs: 'clients' },
  card: { path: paths.deskCard, needs: 'notes', under: 'clients' },
  messages: { path: paths.deskMessages, needs: 'messages' },
  mails: { path: paths.deskMails, needs: 'mails' },
  newsletter: { path: paths.deskNewsletter, needs: 'newsletter', under: 'mails' },
  report: { path: paths.deskReport, needs: 'reports' },
  floods: { path: paths.deskFloods, needs: 'floods' },
  team: { path: paths.deskTeam, needs: 'team' },
  record: { path: paths.deskRecord, needs: 'record' },
} as const satisfies Record<string, Screen>

export type DeskScreen = keyof typeof deskScreens

/** The screens that the navigation shows. */
export type ListedScreen = {
  [Name in DeskScreen]: (typeof deskScreens)[Name] extends { under: string } ? never : Name
}[DeskScreen]

export const listedScreens = Object.keys(deskScreens).filter(
  (name): name is ListedScreen => !('under' in deskScreens[name as DeskScreen]),
)
