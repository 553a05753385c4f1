import { useDeferredValue } from 'react'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { Span } from '#web/features/desk/agenda/day-shape.ts'

/** Of one half hour, as `--half` in the style sheet. */
const rowRem = 2.75

/**
 * Which hours of the grid are drawn: at first those that fit the window, where it opens (at `now`, a minute of the day, or at
 * the top for null), in the next frame all: a day of two hundred visits is too much for one frame of a slow tablet.
 */
export function useShownHours(hours: Span, now: number | null): Span {
  return useDeferredValue(hours, windowOf(hours, now))
}

function windowOf({ from, to }: Span, now: number | null): Span {
  const rowPx = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const length = Math.ceil(window.innerHeight / rowPx) * slotMinutes
  const middle = now === null ? from : now - length / 2
  const start = Math.max(from, Math.min(Math.floor(middle / slotMinutes) * slotMinutes, to - length))
  return { from: start, to: Math.min(to, start + length) }
}
