import type { Weekday } from '#shared/lib/weekdays.ts'
import { weekdays } from '#shared/lib/weekdays.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The instant `minutes` later; negative minutes go back. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * minuteMs)
}

/** How long something is kept. */
export type Period = { readonly days: number } | { readonly years: number }

/** The instant that lies a period before another; years are those of the calendar, in UTC. */
export function periodBefore(instant: Date, period: Period): Date {
  const earlier = new Date(instant)
  if ('days' in period) earlier.setUTCDate(earlier.getUTCDate() - period.days)
  else earlier.setUTCFullYear(earlier.getUTCFullYear() - period.years)
  return earlier
}

/** The calendar day (yyyy-mm-dd) and clock time (hh:mm) of an instant in an IANA zone. */
export function wallClock(instant: Date, timeZone: string): { date: string; time: string } {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = value
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** The minutes since midnight of a time that a clock shows: 570 for "09:30". */
export function minutesOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** What a clock shows some minutes after midnight, the same in every language: "09:30" for 570. */
export function clockText(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** The instant at which a clock in an IANA zone shows this day and time; null when it skips that time, the earlier one when it shows it twice. */
export function instantOf(date: string, time: string, timeZone: string): Date | null {
  const written = readAsUtc(date, time)
  // No zone changes its clock twice within two days: one of these offsets is that of the instant. The greater one comes first in time.
  const offsets = [-dayMs, dayMs].map((ms) => offsetMs(new Date(written + ms), timeZone))
  for (const offset of offsets.toSorted((one, other) => other - one)) {
    const candidate = new Date(written - offset)
    const shown = wallClock(candidate, timeZone)
    if (shown.date === date && shown.time === time) return candidate
  }
  return null
}

/** The first instant of a calendar day in an IANA zone: midnight, or when the clock skips that. */
export function startOfDay(date: string, timeZone: string): Date {
  const written = readAsUtc(date, '00:00')
  return (
    instantOf(date, '00:00', timeZone) ?? new Date(written - offsetMs(new Date(written - dayMs), timeZone))
  )
}

/** A calendar day some days later; days are yyyy-mm-dd. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** All days of a month "yyyy-mm". */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => `${month}-${pad(index + 1)}`)
}

/** The day of the week of a calendar day. */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? 'sunday'
}

/** Whole years from birth to a day; somebody born on 29 February grows older on 1 March of a common year. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years
}

const written =
  /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?(Z|[+-]\d\d:?\d\d)?$/i

/**
 * Reads an ISO date and time: an instant with `Z` or an offset, else a time in the given zone. Null when it is neither.
 * Less than a millisecond counts as one, so that no time is taken for another.
 */
export function readInstant(text: string, timeZone: string): Date | null {
  const match = written.exec(text)
  const [, date = '', hours = '', minutes = '', seconds = '00', offset] = match ?? []
  if (match === null || addDays(date, 0) !== date) return null
  const time = `${hours}:${minutes}`
  const minute = offset === undefined ? instantOf(date, time, timeZone) : withOffset(date, time, offset)
  return minute && new Date(minute.getTime() + Math.ceil(Number(seconds) * 1000))
}

function withOffset(date: string, time: string, offset: string): Date | null {
  const colonised = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()
  const instant = new Date(`${date}T${time}${colonised}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}

/** How far the clock of a zone is ahead of UTC, in whole minutes. */
function offsetMs(instant: Date, timeZone: string): number {
  const { date, time } = wallClock(instant, timeZone)
  return readAsUtc(date, time) - Math.floor(instant.getTime() / minuteMs) * minuteMs
}

function readAsUtc(date: string, time: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Date.UTC(year, month - 1, day, hours, minutes)
}

/** Making one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}
