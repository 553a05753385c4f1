import { isPlainClick } from '#web/frame/behaviour/plain-click.ts'

/**
 * The menu of the phone stands in the history while it is open, so that Back closes it (and Forward shows it again) instead
 * of leaving the page.
 */
export function startMenuHistory(): void {
  const menu = findMenu()
  const follow = () => {
    if (menu === null || menu.open === isInHistory()) return
    if (menu.open) menu.close()
    else menu.showModal()
  }
  menu?.addEventListener('close', () => {
    // It is told of later than it happens: who went Back and Forward at once has the menu again.
    if (!menu.open && isInHistory()) history.back()
  })
  addEventListener('popstate', follow)
  if (isInHistory()) follow()
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-menu-button]')) history.pushState({ ...history.state, menu: true }, '')
    const link = event.target.closest<HTMLAnchorElement>('[data-menu] a')
    // A booking link keeps the menu until the booking is there, so that its busy state is seen; calls and chats leave nothing.
    if (link?.origin !== location.origin || event.defaultPrevented) return
    if (!isPlainClick(event)) return
    event.preventDefault()
    void leaveMenu().then(() => location.assign(link.href))
  })
}

/** Resolves when the menu is closed and out of the history; only then may the page be left or another entry be added. */
export async function leaveMenu(): Promise<void> {
  const left =
    isInHistory() && new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  findMenu()?.close()
  await left
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector('dialog[data-menu]')
}

function isInHistory(): boolean {
  return history.state?.menu === true
}
