import type { AgendaVisit } from '#server/features/appointments/service.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { findByName } from '#shared/content/catalogue.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { formatFullDate, formatTime } from '#shared/i18n/format.ts'
import { addMinutes } from '#shared/lib/time.ts'

/** A day of the clinic as lines for a terminal or a printer, in Dutch; `noon` is an instant of that day. */
export function presentDay(visits: readonly AgendaVisit[], noon: Date, { timeZone }: Clinic): string {
  const t = translatorFor('nl')
  const time = (instant: Date) => formatTime(instant, 'nl', timeZone)
  const rows = visits.map((visit) => [
    `${time(visit.startsAt)}-${time(addMinutes(visit.startsAt, visit.durationMinutes))}`,
    t('agenda.room', { room: visit.room }),
    treatmentNameOf(visit),
    visit.firstName,
    visit.phone,
  ])
  const title = formatFullDate(noon, 'nl', timeZone)
  if (rows.length === 0) return `${title}\n${t('agenda.day_empty')}\n`
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return [title, ...lines.map((line) => line.trimEnd()), ''].join('\n')
}

/** The Dutch name; the stored one for a treatment that left the catalogue. */
export function treatmentNameOf({ treatment }: Pick<AgendaVisit, 'treatment'>): string {
  return findByName(treatment)?.treatment.name.nl ?? treatment
}
