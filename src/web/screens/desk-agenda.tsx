import { Agenda } from '#web/features/desk/agenda/agenda.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie`: the agenda. */
export const DeskAgendaIsland = asDeskScreen('agenda', Agenda)
