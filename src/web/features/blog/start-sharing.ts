/** Shows the button that opens the device's own share sheet, where there is one. */
export function startSharing(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  if (!button || !('share' in navigator)) return
  const { share: url = location.href, title = document.title } = button.dataset
  button.hidden = false
  button.addEventListener('click', () => {
    navigator.share({ title, url }).catch(logNotShared)
  })
}

/** Closing the sheet rejects too: nothing that the visitor has to know about. */
function logNotShared(reason: unknown): void {
  // oxlint-disable-next-line no-console -- SPEC 2: cancelling is only logged
  console.info('The article was not shared:', reason)
}
