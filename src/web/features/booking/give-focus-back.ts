/** To what opened the booking; a menu that opens on focus must not take it for a wish to open again. */
export function giveFocusBack(opener: HTMLElement): void {
  if (!opener.isConnected) return
  opener.dataset.focusBack = ''
  opener.focus({ preventScroll: true })
  delete opener.dataset.focusBack
}
