import { DeskRecord } from '#web/features/desk/record/record.tsx'
import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'

/** `/balie/logboek`: what was done at the desk, and by whom. */
export const DeskRecordIsland = asDeskScreen('record', DeskRecord)
