/**
 * Starts a part of the page when a hand or the focus comes near it, or at once when the address asks for something. A button
 * that would send by itself is disabled in the page as it was built, and released here. A press or a sending that was too
 * early is done again when the part has started. `start` may reject: then `[data-load-error]` tells who has pressed, the press
 * is forgotten, and the next touch tries again.
 */
export function startWhenNear(part: HTMLElement | null, start: () => Promise<unknown>): void {
  if (part === null) return
  const failed = part.querySelector<HTMLElement>('[data-load-error]')
  let starting: Promise<unknown> | undefined
  let isStarted = false
  let early: HTMLElement | undefined

  const begin = async () => {
    starting ??= start()
    try {
      await starting
      isStarted = true
    } catch {
      starting = undefined
    }
    const wanted = early
    early = undefined
    wanted?.removeAttribute('aria-busy')
    if (isStarted && wanted instanceof HTMLFormElement) wanted.requestSubmit()
    else if (isStarted) wanted?.click()
    else if (wanted && failed) failed.hidden = false
  }
  const keep = (event: Event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, form') : null
    if (isStarted || pressed === null || (event.type === 'click' && pressed instanceof HTMLFormElement))
      return
    event.preventDefault()
    event.stopPropagation()
    early = pressed
    early.setAttribute('aria-busy', 'true')
    if (failed) failed.hidden = true
    void begin()
  }
  for (const button of part.querySelectorAll('button')) button.disabled = false
  for (const near of ['pointerover', 'focusin', 'touchstart', 'input'])
    part.addEventListener(near, () => void begin(), { passive: true })
  for (const tooEarly of ['click', 'submit']) part.addEventListener(tooEarly, keep, { capture: true })
  // Somebody may be typing in it already, or have typed and gone on.
  const isTyped = [...part.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
  if (location.search !== '' || isTyped || part.contains(document.activeElement)) void begin()
}
