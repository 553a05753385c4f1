import { useEffect } from 'react'
import { nearestPlace } from '#web/features/desk/agenda/use-grid-keys.ts'

/** Where in the agenda the focus was. */
type Focused = {
  readonly element: HTMLElement
  readonly panel: Element | null
  readonly visit: string | undefined
  readonly column: string | undefined
  readonly minute: number
}

/**
 * What is booked, moved, cancelled or closed takes the button away that was pressed, and the focus with it. It goes on from
 * the panel while that stands, else from the visit, else from the place in the grid.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Focused | null = null
    const onFocus = ({ target }: FocusEvent) => {
      const element = target as HTMLElement
      // A dialog gives back the focus that it was given, or is where this looks for what has gone.
      if (element.closest('dialog') === null) focused = placeOf(element)
    }
    const onChange = () => {
      if (focused === null || focused.element.isConnected || document.activeElement !== document.body) return
      next(focused)?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(onChange)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
}

function placeOf(element: HTMLElement): Focused {
  const panel = element.closest<HTMLElement>('[data-panel]')
  const { visit, minute, start } = element.dataset
  return {
    element,
    panel,
    visit: visit ?? panel?.dataset['panel'],
    column: element.closest<HTMLElement>('[data-column-index]')?.dataset['columnIndex'],
    minute: Number(minute ?? start),
  }
}

function next({ panel, visit, column, minute }: Focused): HTMLElement | null {
  if (panel?.isConnected === true) return panel.querySelector('button')
  const ofVisit = visit === undefined ? null : document.querySelector<HTMLElement>(`[data-visit="${visit}"]`)
  // It may have moved to a day that is folded.
  ofVisit?.closest('details:not([open])')?.setAttribute('open', '')
  const inColumn = document.querySelector(`[data-column-index="${column}"]`)
  return (
    ofVisit ?? nearestPlace(inColumn, minute) ?? document.querySelector('[data-minute]:not([tabindex="-1"])')
  )
}
