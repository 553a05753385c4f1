import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'
import { Report } from '#web/features/desk/report/report.tsx'

/** `/balie/verslag`: what happened in a period. */
export const DeskReportIsland = asDeskScreen('report', Report)
