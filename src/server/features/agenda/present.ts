import type { House } from '#server/deps.ts'
import type { AgendaVisit } from '#server/features/appointments/service.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { formatFullDate, formatTime } from '#shared/i18n/format.ts'
import { addMinutes } from '#shared/lib/time.ts'

/** A day of the clinic as lines for a terminal or a printer, in its own language; `from` is where that day begins. */
export function presentDay(visits: readonly AgendaVisit[], from: Date, { clinic, priceList }: House): string {
  const { language, timeZone } = clinic
  const t = translatorFor(language)
  const time = (instant: Date) => formatTime(instant, language, timeZone)
  const rows = visits.map((visit) => [
    `${time(visit.startsAt)}-${time(addMinutes(visit.startsAt, visit.durationMinutes))}`,
    t('agenda.room', { room: visit.room }),
    labelOf(visit.treatment, language, priceList),
    visit.firstName,
    visit.phone,
  ])
  const title = formatFullDate(from, language, timeZone)
  if (rows.length === 0) return `${title}\n${t('agenda.day_empty')}\n`
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return [title, ...lines.map((line) => line.trimEnd()), ''].join('\n')
}
