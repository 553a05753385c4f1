import { clinic } from '#content/clinic.ts'
import { firstOpenDate } from '#shared/features/booking/first-open-date.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { ClientSummary } from '#shared/features/desk/clients-contract.ts'
import { isOn } from '#shared/features/desk/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { addDays } from '#shared/lib/time.ts'
import type { Place, Prefill } from '#web/features/desk/agenda/acts.ts'
import { clockOf } from '#web/features/desk/agenda/agenda-clock.ts'
import { randomKey } from '#web/lib/random-key.ts'

/** Who comes. */
export type Person = {
  /** The card that the visits go on, by the name that stands on it. */
  readonly card: { readonly id: string; readonly name: string } | null
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly language: Language
}

/** One visit that is to be booked: a treatment as it was written, and where it goes. */
export type Wish = { readonly key: string; readonly treatment: string; readonly place: Place }

/** What has been written of a booking so far. */
export type BookingDraft = {
  readonly person: Person
  readonly wishes: readonly Wish[]
  readonly source: 'phone' | 'walk_in'
  /** Somebody said so; else it goes by the time. */
  readonly isSourceChosen: boolean
  readonly notes: string
}

const weekDays = 7

type Start = { at: Place; isPressed: boolean; prefill?: Prefill | undefined; language: Language }

export function startOf({ at, isPressed, prefill, language }: Start): BookingDraft {
  const nobody = { card: null, firstName: '', lastName: '', phone: '', email: '', language }
  const person = prefill === undefined ? nobody : personOf(prefill.person)
  // What a button offers may be the half hour that has just begun: that says nothing of who calls.
  const source = isPressed ? sourceOf(at, new Date()) : 'phone'
  return { person, wishes: [emptyWish(at, prefill?.again?.label)], source, isSourceChosen: false, notes: '' }
}

/** Who is booked into the half hour that runs stands at the desk, rather than calling. */
function sourceOf(at: Place, now: Date): BookingDraft['source'] {
  return isRunning(at, slotMinutes, now) ? 'walk_in' : 'phone'
}

/** With these visits in its row: as long as nobody said how it came in, that follows the time of the first. */
export function withWishes(draft: BookingDraft, wishes: readonly Wish[], now: Date): BookingDraft {
  const [before, after] = [draft.wishes[0]?.place, wishes[0]?.place]
  const isSameTime = before?.date === after?.date && before?.minute === after?.minute
  if (draft.isSourceChosen || isSameTime || after === undefined) return { ...draft, wishes }
  return { ...draft, wishes, source: sourceOf(after, now) }
}

/** Whether a visit of that length is on by the clock: who is booked for it at the desk stands there. */
export function isRunning({ date, minute }: Place, minutes: number, now: Date): boolean {
  const clock = clockOf(now)
  return date === clock.date && isOn(clock.minute - minute, minutes)
}

export function emptyWish(place: Place, treatment = ''): Wish {
  return { key: randomKey(), treatment, place }
}

/** The same again, a week after the last, or on the next day that the clinic is open. */
export function withOneMore(wishes: readonly Wish[]): readonly Wish[] {
  const again = wishes.slice(-1).map(({ treatment, place }) => {
    return emptyWish({ ...place, date: firstOpenDate(addDays(place.date, weekDays), clinic) }, treatment)
  })
  return [...wishes, ...again]
}

export function personOf(known: DeskVisit | ClientSummary): Person {
  const { firstName, lastName, shownPhone: phone, language } = known
  // Who changed the address of the account since is reached, and known, by that: the one of the visit is nobody's by now.
  const email = 'mailTo' in known ? known.mailTo : known.email
  const id = 'reference' in known ? known.clientId : known.id
  const card = id === null ? null : { id, name: `${firstName} ${lastName}` }
  return { card, firstName, lastName, phone, email, language }
}
