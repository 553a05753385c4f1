import { Mails } from '#web/features/desk/mails/mails.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/mails`: what was sent, waits, or was put aside. */
export const DeskMailsIsland = asDeskScreen('mails', Mails)
