import { bookingPath, localized } from '#shared/i18n/paths.ts'
import type { Language } from '#shared/i18n/languages.ts'

export type BookingOptions = {
  language: Language
  treatmentSlug?: string
  /** Calendar day `yyyy-mm-dd` to show first. */
  date?: string
  /** Gets the focus back when the dialog closes. */
  opener: HTMLElement
}

/** Opens the booking: the dialog takes this over; until then the page with the same steps. */
export function openBooking({ language, opener: _opener, ...chosen }: BookingOptions): void {
  window.location.assign(localized(bookingPath(chosen), language))
}
