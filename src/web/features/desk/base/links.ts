import { clinic } from '#content/clinic.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { wallClock } from '#shared/lib/time.ts'

/** Where a visit stands open in the agenda. */
export function visitAddress({ id, start }: { id: string; start: string }, language: Language): string {
  const { date } = wallClock(new Date(start), clinic.timeZone)
  const query = new URLSearchParams({ datum: date, dagen: '1', afspraak: id })
  return `${localized(paths.desk, language)}?${query}`
}

/** A client's card. */
export function cardAddress(id: string, language: Language): string {
  return `${localized(paths.deskCard, language)}?${new URLSearchParams({ id })}`
}

/** Of the agenda's address: whose card it was opened from to book. */
export const cardToBook = 'voor'

/** The agenda, about to book for a client. */
export function bookAddress(id: string, language: Language): string {
  return `${localized(paths.desk, language)}?${new URLSearchParams({ [cardToBook]: id })}`
}
