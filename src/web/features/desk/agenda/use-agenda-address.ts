import { useCallback, useEffect, useRef, useState } from 'react'
import { clinic } from '#content/clinic.ts'
import { besideQuery } from '#web/lib/breakpoints.ts'
import { dateIn, isCalendarDate, weekStartOf } from '#web/lib/calendar-date.ts'

export type AgendaAddress = {
  /** The day, or one of the week. */
  date: string
  days: 1 | 7
  /** The visit whose panel is open. */
  visit: string | null
}

const monday = 1
const lookMs = 15_000

/** What the agenda shows, as its address says it: `?datum=YYYY-MM-DD&dagen=1|7&afspraak=ID`. Going back in the browser goes back. */
export function useAgendaAddress() {
  const [address, setAddress] = useState(readAddress)
  useEffect(() => {
    const onBack = () => setAddress(readAddress())
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  const go = useCallback((change: Partial<AgendaAddress>, isSamePlace = false) => {
    const before = readAddress()
    const after = { ...before, ...change }
    const isSameDay = after.date === before.date && after.days === before.days
    if (isSameDay && after.visit === null && history.state?.isOver) return history.back()
    // Another day is a place to come back to, and so is the agenda under a panel; a panel that opens beside it is none.
    const isOver =
      isSameDay && before.visit === null && after.visit !== null && !matchMedia(besideQuery).matches
    const isPlace = isOver || (!isSamePlace && !isSameDay)
    const state = isPlace ? { isOver } : history.state
    history[isPlace ? 'pushState' : 'replaceState'](state, '', queryOf(after))
    setAddress(after)
  }, [])
  useNextDay((yesterday, date) => {
    if (address.date !== yesterday) return
    const after = { ...address, date }
    history.replaceState(history.state, '', queryOf(after))
    setAddress(after)
  })
  return { address, go }
}

/** Says that the clinic's date has changed: a desk is left open over night. */
function useNextDay(onChange: (before: string, after: string) => void): void {
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    let last = today()
    const timer = setInterval(() => {
      const date = today()
      if (date !== last) change.current(last, date)
      last = date
    }, lookMs)
    return () => clearInterval(timer)
  }, [])
}

/** The first day that is shown. */
export function firstDayOf({ date, days }: Pick<AgendaAddress, 'date' | 'days'>): string {
  return days === 7 ? weekStartOf(date, monday) : date
}

export function today(): string {
  return dateIn(clinic.timeZone, new Date())
}

function readAddress(): AgendaAddress {
  const query = new URLSearchParams(location.search)
  const date = query.get('datum') ?? ''
  return {
    date: isCalendarDate(date) ? date : today(),
    days: query.get('dagen') === '7' ? 7 : 1,
    visit: query.get('afspraak'),
  }
}

function queryOf({ date, days, visit }: AgendaAddress): string {
  const query = new URLSearchParams({ datum: date, dagen: String(days) })
  if (visit !== null) query.set('afspraak', visit)
  return `?${query}`
}
