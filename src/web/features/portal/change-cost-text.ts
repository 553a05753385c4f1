import { clinic } from '#content/clinic.ts'
import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'
import { dateFormat, formatPrice, formatTime, locales } from '#shared/i18n/format.ts'
import type { Words } from '#web/lib/words.ts'

/** Until when a visit can be changed for nothing, or what that costs by now; undefined where it can no longer be changed. */
export function changeCostText(
  { freeUntil, feeCents }: Pick<ClientAppointment, 'freeUntil' | 'feeCents'>,
  { language, t }: Words,
): string | undefined {
  if (freeUntil === null || feeCents === null) return undefined
  if (feeCents > 0) return t('portal.appointments.costs_now', { fee: formatPrice(feeCents, language) })
  const until = new Date(freeUntil)
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: clinic.timeZone } as const
  const date = dateFormat(locales[language], day).format(until)
  const time = formatTime(until, language, clinic.timeZone)
  return t('portal.appointments.free_until', { moment: t('portal.moment', { date, time }) })
}
