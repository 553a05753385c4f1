import { useCallback, useEffect, useState } from 'react'
import { clinic } from '#content/clinic.ts'
import { addDays } from '#shared/lib/time.ts'
import { dateIn, isCalendarDate, monthOf, weekStartOf } from '#web/lib/calendar-date.ts'

/** Whole days of the clinic, both inclusive. */
export type Period = { readonly from: string; readonly to: string }

const monday = 1

/** What the report is about, as its address says it; without one, this week. Going back in the browser goes back. */
export function usePeriod() {
  const [period, setPeriod] = useState(readPeriod)
  useEffect(() => {
    const onBack = () => setPeriod(readPeriod())
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  const go = useCallback((next: Period) => {
    history.pushState(null, '', `?${new URLSearchParams({ van: next.from, tot: next.to })}`)
    setPeriod(next)
  }, [])
  return { period, go }
}

/** The periods that are asked for most. */
export function usualPeriods() {
  const today = dateIn(clinic.timeZone, new Date())
  const week = weekStartOf(today, monday)
  const lastOfLastMonth = addDays(`${monthOf(today)}-01`, -1)
  return {
    this_week: { from: week, to: addDays(week, 6) },
    last_week: { from: addDays(week, -7), to: addDays(week, -1) },
    this_month: monthAround(today),
    last_month: monthAround(lastOfLastMonth),
  } as const satisfies Record<string, Period>
}

function monthAround(date: string): Period {
  const from = `${monthOf(date)}-01`
  const next = `${monthOf(addDays(from, 31))}-01`
  return { from, to: addDays(next, -1) }
}

function readPeriod(): Period {
  const query = new URLSearchParams(location.search)
  const [from, to] = [query.get('van') ?? '', query.get('tot') ?? '']
  return isCalendarDate(from) && isCalendarDate(to) ? { from, to } : usualPeriods().this_week
}
