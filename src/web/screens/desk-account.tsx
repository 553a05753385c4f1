import { Account } from '#web/features/desk/account/account.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/account`: the own keys and devices. */
export const DeskAccountIsland = asDeskScreen('account', Account)
