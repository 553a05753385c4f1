/** Tabs as people know them: a click or the arrow keys choose, Home and End go to the ends, only the chosen tab is in the tab order. */
export function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role="tablist"]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
    const choose = (chosen: HTMLElement) => {
      for (const tab of tabs) {
        tab.setAttribute('aria-selected', String(tab === chosen))
        tab.tabIndex = tab === chosen ? 0 : -1
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
        if (panel) panel.hidden = tab !== chosen
      }
    }
    for (const tab of tabs) tab.addEventListener('click', () => choose(tab))
    list.addEventListener('keydown', (event) => {
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
      const current = tabs.findIndex((tab) => tab === document.activeElement)
      const targets: Record<string, number> = {
        [forward]: (current + 1) % tabs.length,
        [backward]: (current - 1 + tabs.length) % tabs.length,
        Home: 0,
        End: tabs.length - 1,
      }
      const target = tabs[targets[event.key] ?? -1]
      if (target === undefined) return
      event.preventDefault()
      choose(target)
      target.focus()
    })
  }
}
