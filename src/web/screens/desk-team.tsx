import { Team } from '#web/features/desk/team/team.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/team`: who works here, and how they get in. */
export const DeskTeamIsland = asDeskScreen('team', Team)
