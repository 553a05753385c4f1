/** Prices change: a sheet that somebody takes home says of which day it is. */
export function startPrintDate(): void {
  const place = document.querySelector<HTMLElement>('[data-printed]')
  addEventListener('beforeprint', () => {
    if (place !== null)
      place.textContent = new Intl.DateTimeFormat(place.dataset.printed, { dateStyle: 'long' }).format()
  })
}
