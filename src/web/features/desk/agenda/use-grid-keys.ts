import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Which way an arrow key points in the grid, in columns and rows; null for other keys. In Arabic the columns run the other way. */
export function stepOf(key: string): readonly [columns: number, rows: number] | null {
  const step = steps[key]
  if (step === undefined) return null
  return document.documentElement.dir === 'rtl' ? [-step[0] || 0, step[1]] : step
}

/** A place of the grid: which column, and the minute at which what stands there begins. */
export type Stop = { readonly column: number; readonly minute: number }

/** One stop of the Tab key for the whole grid, null before the first; arrows go from place to place. */
export function useGridKeys(grid: RefObject<HTMLElement | null>): Stop | null {
  const [stop, setStop] = useState<Stop | null>(null)
  useEffect(() => {
    const element = grid.current
    const onFocus = ({ target }: FocusEvent) => {
      const at = stopAt(target as HTMLElement)
      if (at !== null) setStop(at)
    }
    element?.addEventListener('focusin', onFocus)
    element?.addEventListener('keydown', walk)
    return () => {
      element?.removeEventListener('focusin', onFocus)
      element?.removeEventListener('keydown', walk)
    }
  }, [grid])
  return stop
}

/** The column in which something of the grid stands, and its minute; null for what has none. */
export function stopAt(element: HTMLElement): Stop | null {
  const { minute } = element.dataset
  const column = element.closest<HTMLElement>('[data-column-index]')?.dataset['columnIndex']
  return minute === undefined || column === undefined
    ? null
    : { column: Number(column), minute: Number(minute) }
}

function walk(event: KeyboardEvent): void {
  const step = stepOf(event.key)
  if (step === null || event.altKey || event.ctrlKey || event.metaKey) return
  const next = neighbour(event.currentTarget as HTMLElement, event.target as HTMLElement, step)
  if (next === null) return
  event.preventDefault()
  next.focus()
  // The browser leaves alone what stands in sight in part.
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function neighbour(
  grid: HTMLElement,
  from: HTMLElement,
  [columns, rows]: readonly [number, number],
): HTMLElement | null {
  const at = stopAt(from)
  if (at === null) return null
  const columnAt = (index: number) => grid.querySelector(`[data-column-index="${index}"]`)
  if (rows !== 0) {
    const places = placesOf(columnAt(at.column))
    return places[places.indexOf(from) + rows] ?? null
  }
  // Past a day that is blocked from its first hour to its last.
  for (let index = at.column + columns; ; index += columns) {
    const column = columnAt(index)
    const place = nearestPlace(column, at.minute)
    if (column === null || place !== null) return place
  }
}

/** What stands nearest to a minute in a column of the grid. */
export function nearestPlace(column: Element | null, at: number): HTMLElement | null {
  const distance = (place: HTMLElement) => Math.abs(Number(place.dataset['minute']) - at)
  return placesOf(column).sort((one, other) => distance(one) - distance(other))[0] ?? null
}

/** The places of a column from early to late: in a week what stands at a half hour, and then the room beside it. */
function placesOf(column: Element | null): HTMLElement[] {
  const order = ({ dataset }: HTMLElement) => Number(dataset['minute']) + (dataset['time'] ? 0.5 : 0)
  return [...(column?.querySelectorAll<HTMLElement>('[data-minute]') ?? [])].sort(
    (one, other) => order(one) - order(other),
  )
}
