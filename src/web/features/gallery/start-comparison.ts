const middlePercent = 50

/**
 * Lets a pointer move the line anywhere on the frame, and keys through the slider; both are clamped to 0 and 100. Returns what
 * puts the line back in the middle.
 */
export function startComparison(frame: HTMLElement): () => void {
  const range = frame.querySelector<HTMLInputElement>('input[type="range"]')
  if (!range) return () => undefined

  const show = (percent: number) => {
    const clamped = Math.min(100, Math.max(0, Math.round(percent)))
    range.value = String(clamped)
    range.setAttribute(
      'aria-valuetext',
      (range.dataset.valueText ?? '{{percent}}').replace('{{percent}}', String(clamped)),
    )
    frame.style.setProperty('--split', `${clamped}%`)
  }
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = frame.getBoundingClientRect()
    const share = ((clientX - left) / width) * 100
    show(getComputedStyle(frame).direction === 'rtl' ? 100 - share : share)
  }

  range.addEventListener('input', () => show(range.valueAsNumber))
  frame.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    // Else the browser would start to drag the picture, or select what stands around it.
    event.preventDefault()
    frame.setPointerCapture(event.pointerId)
    range.focus({ preventScroll: true })
    follow(event)
  })
  frame.addEventListener('pointermove', (event) => {
    if (frame.hasPointerCapture(event.pointerId)) follow(event)
  })
  return () => show(middlePercent)
}
