import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import { wallClock } from '#shared/lib/time.ts'

/** When the desk may let a visit start: any half hour, whatever the grid of the site (DECISIONS 8). Clinic time, both inclusive. */
export const deskHours = { first: '07:00', last: '22:00' } as const

/** How long a change of the desk can be undone, and its mail is held back. */
export const undoSeconds = 30

/** Where the desk hears what others do, and what it sends along when it then reads anew: neither is somebody at work. */
export const eventsPath = '/api/desk/events'
export const unaskedHeader = 'X-Unasked'

export const longestBlockDays = 92

/** More visits to come than one person usually has. */
export const manyVisits = 5

/** How many days the agenda shows at once. */
export const mostDays = 7

/** How many visits one call books, each in another week perhaps. */
export const mostVisitsInARow = 8

/** How many visits one call cancels; a flood may be of more. */
export const mostCancelled = 500

/** Signs of why a fee is waived or time is blocked. */
export const longestReason = 200

export const longestNote = 4000

export const longestSearch = 100

/** How many messages the desk reads at once, and how many more when it asks for older ones. */
export const messagesAtOnce = 300

/** As many clients as one search answers with. */
export const mostFound = 20

/** True for a full or half hour of the clinic's clock within the desk's hours. */
export function isDeskStart(start: Date, timeZone: string): boolean {
  const { time } = wallClock(start, timeZone)
  return isHalfHour(start) && time >= deskHours.first && time <= deskHours.last
}

/** True for an instant at which one half hour ends and the next begins. */
export function isHalfHour(instant: Date): boolean {
  return instant.getTime() % (slotMinutes * 60_000) === 0
}

/**
 * True while a visit is on that began so many minutes ago, for at least a half hour. Who walks in for one that is on stands
 * there: nobody waits for them, and they are not late.
 */
export function isOn(minutesAgo: number, durationMinutes: number): boolean {
  return minutesAgo >= 0 && minutesAgo < Math.max(durationMinutes, slotMinutes)
}
