const hasInvokers = 'commandForElement' in HTMLButtonElement.prototype

/** Native dialogs: `command` buttons open and close them by themselves where the browser knows them, here elsewhere. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target
    if (!(target instanceof Element)) return
    if (target instanceof HTMLDialogElement && target.dataset.lightDismiss === '') target.close()
    if (!hasInvokers) runCommand(target.closest('button[commandfor]'))
  })
}

function runCommand(button: Element | null): void {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}
