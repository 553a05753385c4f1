/** On the phone the bar stays away while the page's own first button can be seen whole. */
export function startDock(): void {
  const dock = document.querySelector('[data-dock]')
  const button = document.querySelector('[data-first-step], [data-hero-actions] a')
  if (button === null || dock === null) return
  new IntersectionObserver(([entry]) => dock.toggleAttribute('data-away', entry?.isIntersecting === true), {
    threshold: 1,
  }).observe(button)
}
