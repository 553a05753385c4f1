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
