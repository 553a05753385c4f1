import type { Permission } from '#shared/features/desk/access.ts'
import { paths } from '#shared/i18n/paths.ts'

/** The screens of the desk in the order of the navigation, and what somebody must be allowed to do to see one. */
export const deskScreens = {
  agenda: { path: paths.desk, needs: 'agenda' },
  team: { path: paths.deskTeam, needs: 'team' },
} as const satisfies Record<string, { path: string; needs: Permission }>

export type DeskScreen = keyof typeof deskScreens
