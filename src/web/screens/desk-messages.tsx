import { Messages } from '#web/features/desk/messages/messages.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/berichten`: what the contact page received. */
export const DeskMessagesIsland = asDeskScreen('messages', Messages)
