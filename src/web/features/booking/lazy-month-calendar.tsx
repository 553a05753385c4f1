import { lazy } from 'react'
import { WeekStrip } from '#web/features/booking/week-strip.tsx'
import { importWithRetry } from '#web/lib/load-with-retry.ts'

let loading: Promise<typeof import('#web/features/booking/month-calendar.tsx')> | undefined

/** Fetches the calendar ahead: it weighs as much as the rest of the steps and nobody needs it before step 2. */
export function preloadMonthCalendar() {
  loading ??= importWithRetry(() => import('#web/features/booking/month-calendar.tsx'))
  return loading
}

/** The month; where its code cannot be loaded, the week does the same in more steps. */
export const LazyMonthCalendar = lazy(() =>
  preloadMonthCalendar().then(
    ({ MonthCalendar }) => ({ default: MonthCalendar }),
    () => ({ default: WeekStrip }),
  ),
)
