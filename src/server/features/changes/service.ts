import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { FieldSentences, Sentence } from '#server/errors.ts'
import { findOccupancy } from '#server/features/availability/service.ts'
import type { Appointment, AppointmentAccess, PersonRefusal } from '#server/features/booking/service.ts'
import {
  findAccessible,
  findBooked,
  mailLanguageOf,
  refusePerson,
  visitOf,
} from '#server/features/booking/service.ts'
import {
  findCells,
  dropMailsAbout,
  findUpcomingIds,
  lockAppointment,
  markCancelled,
  markMoved,
  releaseOthers,
  takeCells,
} from '#server/features/changes/data.ts'
import { cancelledKind, changeMailDataOf, movedKind, noticeOf } from '#server/features/changes/emails.tsx'
import { planVisitMails } from '#server/features/visit-mails/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { canChange, lateFeeCents } from '#shared/features/booking/fees.ts'
import type { Refusal } from '#shared/features/booking/rules.ts'
import { cellsOf, refusalOf, roomsToTry } from '#shared/features/booking/rules.ts'
import { readInstant } from '#shared/lib/time.ts'

type Denied = 'unauthorized' | 'forbidden' | 'not_found' | 'appointment_over'
/** The appointment as it stands now, and what this change cost. */
export type Changed = { readonly ok: true; readonly appointment: Appointment; readonly feeCents: number }
export type CancelOutcome = Changed | { readonly ok: false; readonly reason: Denied }
export type MoveOutcome =
  | Changed
  | { readonly ok: false; readonly reason: Denied | 'appointment_cancelled' | 'slot_taken' }
  | {
      readonly ok: false
      readonly reason: 'refused'
      readonly refused: {
        readonly code: 'invalid_input' | Refusal | PersonRefusal
        readonly fields: FieldSentences
        readonly values?: Sentence['values']
      }
    }

/** Cancels a visit: its half hours are free at once. Cancelling it again changes nothing and answers the same. */
export async function cancelAppointment(
  deps: AppDeps,
  id: string,
  access: AppointmentAccess,
): Promise<CancelOutcome> {
  const found = await findAccessible(deps, id, access)
  if (!found.ok) return found
  return inTransaction(deps.db, (trx) => cancelOne(deps, trx, id))
}

/** Cancels every upcoming visit of a client, in the caller's transaction. */
export async function cancelUpcoming(
  deps: AppDeps,
  trx: Transaction<Database>,
  clientId: string,
): Promise<void> {
  for (const id of await findUpcomingIds(trx, clientId, deps.now())) await cancelOne(deps, trx, id)
}

/** Cancels a visit that nobody meant, without fee or mail; the mails about it that still wait are dropped. */
export async function cancelQuietly(
  { now }: Pick<AppDeps, 'now'>,
  trx: Transaction<Database>,
  id: string,
): Promise<void> {
  const before = await lockedAppointment(trx, id)
  if (before === undefined || !canChange(visitOf(before), now())) return
  await markCancelled(trx, id, { now: now(), feeCents: 0 })
  await dropMailsAbout(trx, id)
}

/** Moves a visit: the new half hours are taken and the old ones given back, or nothing changes. */
export async function moveAppointment(
  deps: AppDeps,
  id: string,
  appointmentDate: string,
  access: AppointmentAccess,
): Promise<MoveOutcome> {
  const found = await findAccessible(deps, id, access)
  if (!found.ok) return found
  const startsAt = readInstant(appointmentDate, deps.clinic.timeZone)
  if (startsAt === null) return refusedBy('invalid_input', 'errors.field.invalid_date_time')
  return inTransaction(deps.db, (trx) => moveOne(deps, trx, id, startsAt))
}

async function cancelOne(deps: AppDeps, trx: Transaction<Database>, id: string): Promise<CancelOutcome> {
  const now = deps.now()
  const before = await lockedAppointment(trx, id)
  if (before === undefined) return { ok: false, reason: 'not_found' }
  if (before.status === 'cancelled') {
    return { ok: true, appointment: before, feeCents: before.cancelled_fee_cents ?? 0 }
  }
  const visit = visitOf(before)
  if (!canChange(visit, now)) return { ok: false, reason: 'appointment_over' }
  const feeCents = lateFeeCents(visit, now, deps.clinic)
  await markCancelled(trx, id, { now, feeCents })
  return afterChange(deps, trx, cancelledKind, before, feeCents)
}

async function moveOne(
  deps: AppDeps,
  trx: Transaction<Database>,
  id: string,
  startsAt: Date,
): Promise<MoveOutcome> {
  const { clinic } = deps
  const now = deps.now()
  const before = await lockedAppointment(trx, id)
  if (before === undefined) return { ok: false, reason: 'not_found' }
  if (before.status === 'cancelled') return { ok: false, reason: 'appointment_cancelled' }
  const visit = visitOf(before)
  if (!canChange(visit, now)) return { ok: false, reason: 'appointment_over' }
  // The same move sent twice: it has been made.
  if (startsAt.getTime() === before.starts_at.getTime()) return { ok: true, appointment: before, feeCents: 0 }
  const refusal = refusalOf(startsAt, now, clinic)
  if (refusal !== null) {
    const { leadMinutes: minutes, horizonDays: days } = clinic.booking
    return refusedBy(refusal, `errors.${refusal}`, { minutes, days })
  }
  const inTheWay = await refusePerson(deps, trx, { ...before, starts_at: startsAt })
  if (inTheWay !== null) return { ok: false, reason: 'refused', refused: inTheWay }
  const room = await moveToFreeRoom(trx, before, startsAt, clinic.booking.rooms)
  if (room === null) return { ok: false, reason: 'slot_taken' }
  const feeCents = lateFeeCents(visit, now, clinic)
  await markMoved(trx, id, { now, feeCents, startsAt, room })
  await planVisitMails(deps, trx, { ...before, starts_at: startsAt })
  return afterChange(deps, trx, movedKind, before, feeCents)
}

async function lockedAppointment(trx: Transaction<Database>, id: string): Promise<Appointment | undefined> {
  await lockAppointment(trx, id)
  return findBooked(trx, id)
}

/** The room that the visit has then, or null with nothing changed. Its own half hours do not stand in its way. */
async function moveToFreeRoom(
  trx: Transaction<Database>,
  before: Appointment,
  startsAt: Date,
  rooms: number,
): Promise<number | null> {
  const cells = cellsOf(startsAt, before.duration_minutes)
  const [first = 0, last = 0] = [cells[0], cells.at(-1)]
  const own = new Set(await findCells(trx, before.id))
  const taken = await findOccupancy(trx, first - 1, last + 2)
  const others = new Map(
    [...taken].map(([cell, inUse]) => [
      cell,
      own.has(cell) ? new Set([...inUse].filter((room) => room !== before.room)) : inUse,
    ]),
  )
  for (const room of roomsToTry(cells, others, rooms, Math.random)) {
    const missing = room === before.room ? cells.filter((cell) => !own.has(cell)) : cells
    if (!(await takeCells(trx, before.id, room, missing))) continue
    await releaseOthers(trx, before.id, room, cells)
    return room
  }
  return null
}

/** Stores the mails about a change and answers with the appointment as it is now. */
async function afterChange(
  { env, mails }: AppDeps,
  trx: Transaction<Database>,
  kind: typeof movedKind | typeof cancelledKind,
  before: Appointment,
  feeCents: number,
): Promise<Changed | { readonly ok: false; readonly reason: 'not_found' }> {
  const appointment = await findBooked(trx, before.id)
  if (appointment === undefined) return { ok: false, reason: 'not_found' }
  const data = changeMailDataOf(appointment, before, feeCents)
  const language = await mailLanguageOf(trx, appointment)
  const event = `${appointment.id}:${appointment.sequence}`
  await mails.enqueue(trx, { kind, eventKey: `${kind}:${event}`, language, to: appointment.email, data })
  const notice = noticeOf[kind]
  await mails.enqueue(trx, {
    kind: notice,
    eventKey: `${notice}:${event}`,
    language: 'nl',
    to: env.clinicMail,
    data,
  })
  return { ok: true, appointment, feeCents }
}

function refusedBy(
  code: 'invalid_input' | Refusal,
  key: Sentence['key'],
  values?: Sentence['values'],
): MoveOutcome {
  const sentence = { key, ...(values && { values }) }
  return {
    ok: false,
    reason: 'refused',
    refused: { code, fields: { appointmentDate: sentence }, ...(values && { values }) },
  }
}
