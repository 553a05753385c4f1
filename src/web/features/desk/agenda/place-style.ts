import type { CSSProperties } from 'react'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { Placed, Span } from '#web/features/desk/agenda/day-shape.ts'

type Lanes = Pick<Placed<unknown>, 'lane' | 'width' | 'lanes' | 'hasMore'>

/** Where something stands in a column: its half hours from the top; lanes divide the width. */
export function placeStyle(
  { from, to }: Span,
  hours: Span,
  { lane, width, lanes, hasMore }: Lanes = alone,
): CSSProperties {
  const start = Math.max(from, hours.from)
  const long = Math.max(1, (Math.min(to, hours.to) - start) / slotMinutes)
  const rows = Math.ceil(long)
  const whole = hasMore ? '(100% - var(--more))' : '100%'
  return {
    gridRow: `${Math.floor((start - hours.from) / slotMinutes) + 1} / span ${rows}`,
    // It fills its half hours, unless it ends within one.
    ...(rows > long && { blockSize: `calc(${long} * var(--half) - 2px)` }),
    ...(lanes > 1 && {
      inlineSize: `calc(${whole} * ${width / lanes} - 2px)`,
      marginInlineStart: `calc(${whole} * ${lane / lanes} + 1px)`,
    }),
  }
}

const alone: Lanes = { lane: 0, width: 1, lanes: 1, hasMore: false }
