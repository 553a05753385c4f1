import { useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

/** A column of the grid and a minute of its day. */
export type GridPlace = { readonly column: number; readonly minute: number }
export type Dragged = { readonly visit: DeskVisit; readonly to: GridPlace | null }

const movedPx = 6
/** A finger that rests takes hold; one that moves at once scrolls. */
const holdMs = 350

/**
 * Picks a visit up with the pointer and says over which place it hangs. `onDrop` hears where it was let go; Escape puts
 * it back.
 */
export function useVisitDrag(
  grid: RefObject<HTMLElement | null>,
  onDrop: (visit: DeskVisit, to: GridPlace) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function pickUp(event: ReactPointerEvent, tile: HTMLElement, visit: DeskVisit) {
    if (event.button !== 0 || visit.status === 'cancelled') return
    const { clientX, clientY, pointerId, pointerType } = event
    const grabbed = clientY - tile.getBoundingClientRect().top
    const listening = new AbortController()
    const { signal } = listening
    let isDragging = false
    let to: GridPlace | null = null
    const begin = () => {
      isDragging = true
      tile.setPointerCapture(pointerId)
      setDragged({ visit, to: null })
    }
    const timer = pointerType === 'mouse' ? undefined : setTimeout(begin, holdMs)
    const onMove = (move: PointerEvent) => {
      const isFar = Math.hypot(move.clientX - clientX, move.clientY - clientY) > movedPx
      if (!isDragging && pointerType === 'mouse' && isFar) begin()
      if (!isDragging && pointerType !== 'mouse' && isFar) end()
      if (!isDragging) return
      to = placeAt(grid.current, move.clientX, move.clientY - grabbed)
      setDragged({ visit, to })
    }
    const onUp = () => {
      const place = isDragging ? to : null
      // The click that follows would open the visit that was only moved.
      if (isDragging) tile.addEventListener('click', swallow, { capture: true, once: true })
      end()
      setTimeout(() => tile.removeEventListener('click', swallow, { capture: true }), 0)
      if (place !== null) drop.current(visit, place)
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    const still = (touch: TouchEvent) => isDragging && touch.preventDefault()
    function end() {
      clearTimeout(timer)
      isDragging = false
      setDragged(null)
      listening.abort()
      stop.current = null
    }
    // Not at the tile: one that a colleague moves or cancels meanwhile takes with it what it hears.
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      act: (event: PointerEvent) => void,
    ) => window.addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal })
    listen('pointermove', onMove)
    listen('pointerup', onUp)
    listen('pointercancel', end)
    tile.addEventListener('touchmove', still, { passive: false, signal })
    window.addEventListener('keydown', onKey, { signal })
    stop.current = end
  }

  return { dragged, pickUp }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/** The half hour under a point; null outside the grid. The columns say which minutes they show. */
function placeAt(grid: HTMLElement | null, x: number, y: number): GridPlace | null {
  for (const column of grid?.querySelectorAll<HTMLElement>('[data-from]') ?? []) {
    const box = column.getBoundingClientRect()
    if (x < box.left || x >= box.right) continue
    const [from, to] = [Number(column.dataset['from']), Number(column.dataset['to'])]
    const minute = from + ((y - box.top) / box.height) * (to - from)
    const nearest = Math.round(minute / slotMinutes) * slotMinutes
    return nearest < from || nearest >= to
      ? null
      : { column: Number(column.dataset['columnIndex']), minute: nearest }
  }
  return null
}
