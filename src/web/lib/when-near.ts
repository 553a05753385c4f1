/**
 * Starts a part of the page when a hand or the focus comes near it, or at once when the address asks for something. A press
 * or a sending that was too early is done again when the part has started. `start` may reject: then the next touch tries again.
 */
export function startWhenNear(part: HTMLElement | null, start: () => Promise<unknown>): void {
  if (part === null) return
  let starting: Promise<unknown> | undefined
  let isStarted = false
  let early: HTMLElement | undefined

  const begin = async () => {
    starting ??= start()
    try {
      await starting
    } catch {
      starting = undefined
      return
    }
    isStarted = true
    if (early instanceof HTMLFormElement) early.requestSubmit()
    else early?.click()
    early = undefined
  }
  const keep = (event: Event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, form') : null
    if (isStarted || pressed === null || (event.type === 'click' && pressed instanceof HTMLFormElement))
      return
    event.preventDefault()
    event.stopPropagation()
    early = pressed
    void begin()
  }
  for (const near of ['pointerover', 'focusin', 'touchstart', 'input'])
    part.addEventListener(near, () => void begin(), { passive: true })
  for (const tooEarly of ['click', 'submit']) part.addEventListener(tooEarly, keep, { capture: true })
  // Somebody may be typing in it already, or have typed and gone on.
  const isTyped = [...part.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
  if (location.search !== '' || isTyped || part.contains(document.activeElement)) void begin()
}
