import { Floods } from '#web/features/desk/floods/floods.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/opvallend`: who books very much. */
export const DeskFloodsIsland = asDeskScreen('floods', Floods)
