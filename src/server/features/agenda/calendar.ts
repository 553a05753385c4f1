import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { House } from '#server/deps.ts'
import type { AgendaVisit } from '#server/features/appointments/service.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { addMinutes } from '#shared/lib/time.ts'

const refreshSeconds = 15 * 60

/**
 * The clinic's agenda as a calendar to subscribe to, in its own language. Times are UTC instants, which every calendar shows in its
 * own zone. A cancelled visit is left out: a calendar that subscribes drops what is no longer in the feed.
 */
export function agendaCalendar(visits: readonly AgendaVisit[], { clinic, priceList }: House): string {
  const t = translatorFor(clinic.language)
  const calendar = ical({
    name: t('agenda.feed_name', { clinic: clinic.name }),
    prodId: { company: clinic.name, product: 'agenda', language: clinic.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const visit of visits) {
    const changedAt = visit.changedAt ?? visit.createdAt
    calendar.createEvent({
      id: `agenda-${visit.id}@${clinic.emails.general.split('@')[1]}`,
      sequence: visit.sequence,
      // When the visit was booked or changed, not now: an agenda without changes is the same file.
      stamp: changedAt,
      lastModified: changedAt,
      start: visit.startsAt,
      end: addMinutes(visit.startsAt, visit.durationMinutes),
      status: ICalEventStatus.CONFIRMED,
      organizer: { name: clinic.name, email: clinic.emails.general },
      summary: t('agenda.event_title', {
        name: visit.firstName,
        treatment: labelOf(visit.treatment, clinic.language, priceList),
        room: visit.room,
      }),
      description: visit.phone === '' ? null : `${t('bookingMail.phone')}: ${visit.phone}`,
      location: t('agenda.room', { room: visit.room }),
    })
  }
  // The generator leaves the last line open; RFC 5545 ends every line.
  return `${calendar.toString()}\r\n`
}
