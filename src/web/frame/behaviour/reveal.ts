/** Sections that rise when they are first seen. */
export function startReveal(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      target.setAttribute('data-seen', '')
      observer.unobserve(target)
    }
  })
  for (const section of document.querySelectorAll('[data-reveal]')) observer.observe(section)
}
