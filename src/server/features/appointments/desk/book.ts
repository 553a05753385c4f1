import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { FieldSentences, Sentence } from '#server/errors.ts'
import { findRepeated, isBookedAlready, newRow } from '#server/features/appointments/book.ts'
import { findCardsOfVisits } from '#server/features/appointments/card-data.ts'
import type { Appointment, NewAppointment } from '#server/features/appointments/data.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import type { BookableVisit } from '#server/features/appointments/policy.ts'
import { isOfPastDay } from '#server/features/appointments/policy.ts'
import { storeInRoom } from '#server/features/appointments/rooms.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction, violatedConstraint } from '#server/platform/db/transaction.ts'
import { requestHash } from '#server/platform/http/idempotency-key.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import type { DeskBookingRequest } from '#shared/features/desk/agenda-contract.ts'
import { deskHours, isDeskStart, isOn } from '#shared/features/desk/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Failure } from '#shared/lib/result.ts'
import { readInstant } from '#shared/lib/time.ts'

type Wish = Pick<DeskBookingRequest, 'treatmentType' | 'appointmentDate' | 'room'>
type Person = Omit<DeskBookingRequest, keyof Wish>
/** How the desk asks: the language of its mails where the person named none, and the key that keeps it from booking twice. */
type DeskCall = { readonly language: Language; readonly idempotencyKey?: string | undefined }
export type DeskBooked =
  | { readonly ok: true; readonly ids: readonly string[] }
  | Failure<'not_found' | 'idempotency_conflict'>
  /** `index` is the wish's for which there is no room. */
  | { readonly ok: false; readonly reason: 'slot_taken'; readonly index: number }
  | { readonly ok: false; readonly reason: 'refused'; readonly wrong: readonly WrongWish[] }
/** What is wrong with one wish; without an index, with the person. */
type WrongWish = { readonly index: number | null; readonly fields: FieldSentences }

/**
 * Books visits of one person for them, all or none: outside grid, horizon and lead time, but never where somebody else is.
 * The same request with the same key was booked once.
 */
export async function bookAtDesk(
  deps: AppDeps,
  actor: Actor,
  person: Person,
  wishes: readonly Wish[],
  { language, idempotencyKey: key }: DeskCall,
): Promise<DeskBooked> {
  const hash = requestHash([person, wishes])
  const keys = wishes.map((_, index) => (key === undefined ? null : `desk:${key}:${index}`))
  const repeated = () => findBooked(deps, keys, hash)
  const earlier = await repeated()
  if (earlier !== null) return earlier
  const checked = wishes.map((wish) => checkWish(deps, wish))
  const isToCall = checked.some((one) => one.ok && one.wish.entry.treatment.remote === 'phone')
  const wrong: WrongWish[] = checked.flatMap((one, index) => (one.ok ? [] : { index, fields: one.fields }))
  if (isToCall && !person.phone)
    wrong.push({ index: null, fields: { phone: { key: 'appointment.required_field' } } })
  if (wrong.length > 0) return { ok: false, reason: 'refused', wrong }
  const rows = checked.flatMap((one, index) => {
    if (!one.ok) return []
    const idempotency_key = keys[index] ?? null
    const request_hash = idempotency_key === null ? null : hash
    const row = { ...rowOf(deps, person, one.wish, language), idempotency_key, request_hash }
    return { index, row, room: one.wish.room }
  })
  try {
    return { ok: true, ids: await bookAll(deps, actor, rows) }
  } catch (error) {
    // The same booking, sent twice at once, may have been the one that took the room.
    if (error instanceof SlotTaken)
      return (await repeated()) ?? { ok: false, reason: 'slot_taken', index: error.index }
    const first = isBookedAlready(error) ? await repeated() : null
    if (first !== null) return first
    // The card that the visits belong on: there is none of that number, or it has gone meanwhile.
    if (violatedConstraint(error) === 'appointments_card_id_fkey') return { ok: false, reason: 'not_found' }
    throw error
  }
}

async function findBooked(
  deps: AppDeps,
  keys: readonly (string | null)[],
  hash: string,
): Promise<DeskBooked | null> {
  const repeated = await findRepeated(
    deps,
    keys.filter((key) => key !== null),
    hash,
  )
  return repeated?.ok === true ? { ok: true, ids: repeated.appointments.map(({ id }) => id) } : repeated
}

type WantedRow = { readonly index: number; readonly row: NewAppointment; readonly room: number | null }

/** @throws SlotTaken where one finds no room. */
function bookAll(deps: AppDeps, actor: Actor, rows: readonly WantedRow[]): Promise<string[]> {
  return inTransaction(deps.db, async (trx) => {
    const booked: string[] = []
    let card: string | undefined
    // In the order of their time: two that book several cannot wait for each other in a circle.
    const inOrder = rows.toSorted((one, other) => one.row.starts_at.getTime() - other.row.starts_at.getTime())
    for (const { index, row, room } of inOrder) {
      const visit = await bookOne(deps, trx, actor, { ...row, card_id: row.card_id ?? card ?? null }, room)
      if (visit === null) throw new SlotTaken(index)
      booked.push(visit.id)
      // All are of one person: who is new has the card of the first, or a course would cost its price at each visit.
      card ??= (await findCardsOfVisits(trx, [visit.id]))[0]
    }
    return booked
  })
}

/** Thrown to undo the visits before it. */
class SlotTaken extends Error {
  readonly index: number

  constructor(index: number) {
    super()
    this.index = index
  }
}

type CheckedWish = BookableVisit & { readonly room: number | null }

function checkWish(
  { clinic, priceList }: AppDeps,
  wish: Wish,
):
  | { readonly ok: true; readonly wish: CheckedWish }
  | { readonly ok: false; readonly fields: FieldSentences } {
  const entry = priceList.findByName(wish.treatmentType)
  const fields: Record<string, Sentence> = {}
  if (entry === undefined) fields['treatmentType'] = { key: 'errors.field.unknown_treatment' }
  const place = checkPlace(wish, clinic)
  if (!place.ok) Object.assign(fields, place.fields)
  if (entry === undefined || !place.ok) return { ok: false, fields }
  return { ok: true, wish: { entry, startsAt: place.startsAt, room: place.room } }
}

/** When and where the desk wants a visit: a half hour of its own hours, and a room that exists; null is any room. */
export function checkPlace(
  { appointmentDate, room }: Pick<Wish, 'appointmentDate' | 'room'>,
  clinic: AppDeps['clinic'],
):
  | { readonly ok: true; readonly startsAt: Date; readonly room: number | null }
  | { readonly ok: false; readonly fields: FieldSentences } {
  const startsAt = readInstant(appointmentDate, clinic.timeZone)
  const fields: Record<string, Sentence> = {}
  if (startsAt === null) fields['appointmentDate'] = { key: 'errors.field.invalid_date_time' }
  else if (!isDeskStart(startsAt, clinic.timeZone))
    fields['appointmentDate'] = { key: 'deskErrors.off_grid', values: deskHours }
  if (room !== undefined && room !== null && room > clinic.booking.rooms) {
    fields['room'] = { key: 'deskErrors.unknown_room' }
  }
  if (startsAt === null || Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, startsAt, room: room ?? null }
}

async function bookOne(
  deps: AppDeps,
  trx: Transaction<Database>,
  actor: Actor,
  row: NewAppointment,
  room: number | null,
): Promise<Appointment | null> {
  const after = await storeInRoom(trx, row, { rooms: deps.clinic.booking.rooms, wanted: room })
  if (after === null) return null
  const at = deps.now()
  const isQuiet = isOfPastDay(after.starts_at, at, deps.clinic)
  const change = { what: 'booked', actor, at, isQuiet, before: null, after } as const
  await deps.events.announce(trx, appointmentChanged, change)
  return after
}

function rowOf(
  deps: AppDeps,
  person: Person,
  wish: CheckedWish,
  language: Language,
): Omit<NewAppointment, 'idempotency_key' | 'request_hash'> {
  const now = deps.now()
  const { startsAt, entry } = wish
  const minutesAgo = (now.getTime() - startsAt.getTime()) / 60_000
  const isHere = person.source === 'walk_in' && isOn(minutesAgo, entry.treatment.durationMinutes)
  return {
    ...newRow(wish, now),
    arrived_at: isHere ? now : null,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email ?? '',
    phone: person.phone ?? '',
    date_of_birth: null,
    notes: person.notes ?? null,
    language: person.language ?? language,
    payment_option: 'pay_later',
    wants_newsletter: false,
    client_id: null,
    // Somebody at the desk spoke to the person.
    proven_at: now,
    card_id: person.clientId ?? null,
    source: person.source,
    network_hash: null,
    terms_version: null,
  }
}
