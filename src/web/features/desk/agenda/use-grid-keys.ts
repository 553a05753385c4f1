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

/** One stop of the Tab key for the whole grid; arrows go from place to place. */
export function useGridKeys(grid: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState<string | null>(null)
  useEffect(() => {
    const element = grid.current
    const onFocus = ({ target }: FocusEvent) => {
      const { column, minute } = (target as HTMLElement).dataset
      if (column !== undefined && minute !== undefined) setStop(keyOf(Number(column), Number(minute)))
    }
    element?.addEventListener('focusin', onFocus)
    element?.addEventListener('keydown', walk)
    return () => {
      element?.removeEventListener('focusin', onFocus)
      element?.removeEventListener('keydown', walk)
    }
  }, [grid])
  return {
    /** True for the place that the Tab key leads to. */
    isStop: (column: number, minute: number) => stop === keyOf(column, minute),
    hasStop: stop !== null,
  }
}

function walk(event: KeyboardEvent): void {
  const step = stepOf(event.key)
  if (step === null || event.altKey || event.ctrlKey || event.metaKey) return
  const next = neighbour(event.currentTarget as HTMLElement, event.target as HTMLElement, step)
  if (next === null) return
  event.preventDefault()
  next.focus()
}

function keyOf(column: number, minute: number): string {
  return `${column}:${minute}`
}

function neighbour(
  grid: HTMLElement,
  from: HTMLElement,
  [columns, rows]: readonly [number, number],
): HTMLElement | null {
  const at = { column: Number(from.dataset['column']), minute: Number(from.dataset['minute']) }
  if (Number.isNaN(at.column)) return null
  const places = [...grid.querySelectorAll<HTMLElement>('[data-minute]')].map((element) => ({
    element,
    column: Number(element.dataset['column']),
    minute: Number(element.dataset['minute']),
  }))
  const inReach =
    rows === 0
      ? places.filter(({ column }) => column === at.column + columns)
      : places.filter(({ column, minute }) => column === at.column && (minute - at.minute) * rows > 0)
  const byDistance = inReach.sort(
    (one, other) => Math.abs(one.minute - at.minute) - Math.abs(other.minute - at.minute),
  )
  return byDistance[0]?.element ?? null
}
