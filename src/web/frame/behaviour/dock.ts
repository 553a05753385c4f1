/** On the phone the bar stays away while the page's own first button can be seen whole. */
export function startDock(): void {
  const dock = document.querySelector('[data-dock]')
  const button = document.querySelector('[data-first-step], [data-hero-actions] a')
  if (button === null || dock === null) return
  // A busy phone is told of several moments at once, the latest last.
  new IntersectionObserver(
    (sights) => dock.toggleAttribute('data-away', sights.at(-1)?.isIntersecting === true),
    { threshold: 1 },
  ).observe(button)
}
