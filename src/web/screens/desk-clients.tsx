import { Clients } from '#web/features/desk/clients/clients.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/clienten`: who is known, found while typing. */
export const DeskClientsIsland = asDeskScreen('clients', Clients)
