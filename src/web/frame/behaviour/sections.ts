/** What is folded on narrow screens alone: lists, contents, parts of the footer; and the newsletter link. */
export function startSections(): void {
  const sections = document.querySelectorAll<HTMLDetailsElement>('[data-open-when-wide]')
  // The page says what is narrow: a file of its own for that line would weigh more than the line.
  const narrow = matchMedia(sections[0]?.dataset.openWhenWide ?? '')
  const arrange = (turned?: Event) => {
    for (const section of sections) {
      // What a tablet showed on its wide side, and is being read, stays open on its narrow one.
      section.open = !narrow.matches || (!!turned && section.open)
      const summary = section.querySelector('summary')
      if (summary) summary.tabIndex = narrow.matches ? 0 : -1
    }
  }
  arrange()
  narrow.addEventListener('change', arrange)

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    if (!narrow.matches && event.target.closest('[data-open-when-wide] summary')) event.preventDefault()
    if (event.target.closest('[data-newsletter]') === null) return
    // Whoever shows the popup says so by cancelling the event; without one the link leads to the form on the blog page.
    const isShown = !document.dispatchEvent(
      new CustomEvent('newsletter:open', { bubbles: true, cancelable: true }),
    )
    if (isShown) event.preventDefault()
  })
}
