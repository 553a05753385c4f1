import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { House } from '#server/deps.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { careTexts } from '#server/features/care/service.ts'
import { labelOf, remoteOf } from '#server/features/appointments/words.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import type { ComposedMail } from '#server/platform/mail/mail.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { addMinutes } from '#shared/lib/time.ts'

export const calendarFileName = 'afspraak.ics'

/** What a calendar needs to know of an appointment. */
export type CalendarAppointment = {
  readonly id: string
  readonly reference: string
  readonly treatment: string
  readonly startsAt: Date
  readonly durationMinutes: number
  readonly createdAt: Date
  /** The latest change; an appointment that was never changed has none. */
  readonly change?: CalendarChange | undefined
}
type CalendarDeps = House & {
  readonly env: { readonly publicUrl: string; readonly secret: string }
}
export type CalendarChange = {
  /** Higher at each change: calendars ignore what is older than what they have. */
  readonly sequence: number
  readonly at: Date
  readonly isCancelled: boolean
}

/** What a calendar file tells of the appointment as it stands now. */
export function calendarOf(row: Appointment): CalendarAppointment {
  return {
    id: row.id,
    reference: row.reference,
    treatment: row.treatment,
    startsAt: row.starts_at,
    durationMinutes: row.duration_minutes,
    createdAt: row.created_at,
    ...(row.changed_at !== null && {
      change: { sequence: row.sequence, at: row.changed_at, isCancelled: row.status === 'cancelled' },
    }),
  }
}

/** The media type of the file that the site gives. */
export function calendarTypeOf({ change }: { readonly change?: CalendarChange | undefined }): string {
  return `text/calendar; charset=utf-8; method=${methodOf(change, undefined)}`
}

/** The calendar file of a mail to the client: an invitation, because calendars change what they have by those only. */
export async function calendarOfMail(
  appointment: CalendarAppointment & { readonly email: string },
  language: Language,
  deps: CalendarDeps,
): Promise<NonNullable<ComposedMail['calendar']>> {
  return {
    filename: calendarFileName,
    method: methodOf(appointment.change, appointment.email),
    content: await calendarFile(appointment, language, deps, appointment.email),
  }
}

/**
 * The appointment as a calendar file. Times are UTC instants, which every calendar shows in its own zone, right on both
 * sides of a clock change. The title names the clinic only: calendars are often shared, treatments are private. With
 * `invited`, the address that was mailed, it is an invitation that needs no answer.
 */
export async function calendarFile(
  appointment: CalendarAppointment,
  language: Language,
  deps: CalendarDeps,
  invited?: string,
): Promise<string> {
  const { clinic, priceList, env } = deps
  const t = translatorFor(language)
  const isCancelled = appointment.change?.isCancelled === true
  const treatment = labelOf(appointment.treatment, language, priceList)
  const { preparation } = await careTexts(appointment.treatment, language, deps)
  const remote = remoteOf(appointment.treatment, priceList)
  const { street, postalCode, city } = clinic.address
  const calendar = ical({
    prodId: { company: clinic.name, product: 'booking', language: language.toUpperCase() },
    method: methodOf(appointment.change, invited),
  })
  calendar.createEvent({
    // Stable, so that a later file about the same appointment changes this entry instead of adding one.
    id: `${appointment.id}@${clinic.emails.general.split('@')[1]}`,
    sequence: appointment.change?.sequence ?? 0,
    stamp: appointment.change?.at ?? appointment.createdAt,
    created: appointment.createdAt,
    start: appointment.startsAt,
    end: addMinutes(appointment.startsAt, appointment.durationMinutes),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: clinic.name, email: clinic.emails.general },
    attendees:
      invited === undefined
        ? []
        : [
            {
              email: invited,
              role: ICalAttendeeRole.REQ,
              status: ICalAttendeeStatus.ACCEPTED,
              rsvp: false,
            },
          ],
    summary: t('bookingMail.calendar_title', { clinic: clinic.name }),
    description: [
      treatment,
      `${t('bookingMail.reference')}: ${appointment.reference}`,
      `${t('bookingMail.phone')}: ${clinic.phones.landline}`,
      ...(isCancelled || preparation.length === 0
        ? []
        : ['', `${t('visitMail.preparation')}:`, ...preparation.map((point) => `- ${point}`)]),
    ].join('\n'),
    location:
      remote === null
        ? {
            title: `${clinic.name}, ${street}, ${postalCode} ${city}`,
            geo: { lat: clinic.location.latitude, lon: clinic.location.longitude },
          }
        : t(`bookingMail.by_${remote}`),
    // No link to the appointment: calendars are shared and synchronised, and the link opens it for whoever has it.
    url: env.publicUrl + localized(paths.home, language),
  })
  // The generator leaves the last line open; RFC 5545 ends every line.
  return `${calendar.toString()}\r\n`
}

function methodOf(change: CalendarChange | undefined, invited: string | undefined): ICalCalendarMethod {
  if (change?.isCancelled === true) return ICalCalendarMethod.CANCEL
  return invited === undefined ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.REQUEST
}
