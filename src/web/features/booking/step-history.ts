import { giveFocusBack } from '#web/features/booking/give-focus-back.ts'

const marker = 'booking'
/** A browser that refuses to move says nothing; after this it is asked again. */
const patienceMs = 1000

let wanted = 0
let movingUntil = 0
let heldLink: HTMLAnchorElement | undefined
let onWalked: ((depth: number) => void) | undefined

/**
 * Keeps the browser's history as deep as the steps: one entry per step, so that back and forward, and the gesture of a
 * phone, walk them. Moves of its own are not reported.
 */
export function listenToSteps(listener: (depth: number) => void): () => void {
  if (onWalked === undefined) {
    addEventListener('popstate', settleOrReport)
    document.addEventListener('click', holdLink, true)
  }
  onWalked = listener
  return () => {
    if (onWalked === listener) onWalked = () => undefined
  }
}

/** The number of entries above that of the page. */
export function keepDepth(depth: number): void {
  wanted = depth
  settle()
}

/** After a walk that was not allowed: back to where it started. */
export function undoWalk(): void {
  move(wanted - depthHere())
}

function settleOrReport(): void {
  if (Date.now() < movingUntil) {
    movingUntil = 0
    settle()
    const { activeElement } = document
    // Once everybody knows of the move: also what writes the address into the entry, and the browser, which gives the focus
    // to the part of the page that the address of an entry names.
    setTimeout(() => {
      if (activeElement instanceof HTMLElement) giveFocusBack(activeElement)
      if (movingUntil === 0) followHeld()
    })
  } else if (depthHere() !== wanted) onWalked?.(depthHere())
}

function settle(): void {
  if (Date.now() < movingUntil) return
  const here = depthHere()
  for (let depth = here + 1; depth <= wanted; depth += 1)
    history.pushState({ ...currentState(), [marker]: depth }, '')
  if (here > wanted) move(wanted - here)
}

/** Of the browser, in its history; nobody is told. */
export function move(entries: number): void {
  movingUntil = Date.now() + patienceMs
  history.go(entries)
}

/** The browser's way back would cut off that of a link which is pressed meanwhile: it is followed afterwards. */
function holdLink(event: MouseEvent): void {
  // Into another tab or window the page is not left.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  // Another language takes the place of one entry: those of the other steps, in the old language, go first.
  if (link.matches('[data-language]:not([aria-current])')) keepDepth(0)
  if (Date.now() >= movingUntil) return
  event.preventDefault()
  event.stopPropagation()
  if (heldLink === undefined) setTimeout(followHeld, movingUntil - Date.now())
  heldLink = link
}

function followHeld(): void {
  const link = heldLink
  heldLink = undefined
  link?.click()
}

function depthHere(): number {
  const depth = currentState()[marker]
  return typeof depth === 'number' ? depth : 0
}

function currentState(): Record<string, unknown> {
  return typeof history.state === 'object' ? { ...history.state } : {}
}
