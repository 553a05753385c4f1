const hasInvokers = 'commandForElement' in HTMLButtonElement.prototype

/** Native dialogs: `command` buttons open and close them by themselves where the browser knows them, here elsewhere. */
export function startDialogs(): void {
  let pressed: unknown
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // What was pressed inside and let go beside it, as while selecting text, is a click on the dialog too.
    const isBeside = target === pressed && target instanceof HTMLDialogElement
    if (isBeside && target.dataset.lightDismiss === '') target.close()
    if (!hasInvokers) runCommand(target.closest('button[commandfor]'))
  })
}

/** What closes a dialog stands in it, and what opens it cannot be pressed while it is open. */
function runCommand(button: Element | null): void {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (dialog.open) dialog.close()
  else dialog.showModal()
}
