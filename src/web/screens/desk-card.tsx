import { Card } from '#web/features/desk/card/card.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/clienten/kaart?id=`: all of one person. */
export const DeskCardIsland = asDeskScreen('card', Card)
