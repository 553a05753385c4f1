const topButtonFromPx = 100
const solidHeaderFromPx = 80

/** Progress bar, scroll-to-top and the header that leaves and returns (SPEC 1). */
export function startScroll(): void {
  const bar = document.querySelector<HTMLElement>('[data-scroll-progress]')
  const topButton = document.querySelector<HTMLElement>('[data-scroll-to-top]')
  const header = document.querySelector<HTMLElement>('[data-header]')
  let lastY = scrollY

  const update = () => {
    const y = Math.max(0, scrollY)
    const scrollable = document.documentElement.scrollHeight - innerHeight
    if (bar) bar.style.scale = `${scrollable > 0 ? Math.min(1, y / scrollable) : 0} 1`
    topButton?.toggleAttribute('data-visible', y > topButtonFromPx)
    header?.toggleAttribute('data-scrolled', y > solidHeaderFromPx)
    if (Math.abs(y - lastY) > 4) {
      header?.toggleAttribute('data-away', y > lastY && y > 4 * solidHeaderFromPx)
      lastY = y
    }
  }

  // Both are told at most once for each picture that is drawn.
  addEventListener('scroll', update)
  addEventListener('resize', update)
  // Smoothly where motion is welcome: the style sheet says so.
  topButton?.addEventListener('click', () => {
    // The button goes away, and the focus with it: keys go on from where the page begins.
    document.querySelector<HTMLElement>('main')?.focus()
    scrollTo(0, 0)
  })
  update()
}
