import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import {
  cancelledKind,
  changeMailKey,
  confirmationKind,
  movedKind,
} from '#server/features/appointments/events.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { columns, isFirstVisit } from '#server/features/appointments/data.ts'
import type { Settled } from '#server/features/appointments/settled-data.ts'
import { settleAll } from '#server/features/appointments/settled-data.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { findCopy, isSentAgain, wordsOfMail } from '#server/platform/mail/again.ts'
import { isForClient, subjectOfMail } from '#server/platform/mail/subject.ts'

/** A visit with what only the desk is shown. */
export type DeskRow = Appointment &
  Settled & {
    readonly isNew: boolean
    readonly undoUntil: Date | null
    readonly mailTo: string
    /** As the account says, where there is one. */
    readonly wantsReminders: boolean
  }

/** An undo lasts while nothing else was changed. */
function deskRows(db: Kysely<Database>) {
  return db
    .selectFrom('appointments')
    .leftJoin('undo_steps as undo', (join) =>
      join
        .onRef('undo.appointment_id', '=', 'appointments.id')
        .onRef('undo.sequence', '=', 'appointments.sequence'),
    )
    .leftJoin('clients as account', 'account.id', 'appointments.client_id')
    .select(columns.map((column) => `appointments.${column}` as const))
    .select('undo.until as undoUntil')
    .select(({ fn }) => fn.coalesce('account.email', 'appointments.email').as('mailTo'))
    .select(({ fn }) =>
      fn.coalesce('account.wants_reminders', 'appointments.wants_reminders').as('wantsReminders'),
    )
    .select(isFirstVisit.as('isNew'))
}

/** Visits that are not cancelled and start at `from` or later and before `until`, in their order. */
export async function findVisitsStarting(db: Kysely<Database>, from: Date, until: Date): Promise<DeskRow[]> {
  const rows = await deskRows(db)
    .where('appointments.starts_at', '>=', from)
    .where('appointments.starts_at', '<', until)
    .where('appointments.status', '<>', 'cancelled')
    .orderBy('appointments.starts_at')
    .orderBy('appointments.room')
    .execute()
  return settleAll(db, rows)
}

export async function findDeskRows(db: Kysely<Database>, ids: readonly string[]): Promise<DeskRow[]> {
  if (ids.length === 0) return []
  const found = deskRows(db).where('appointments.id', 'in', ids).orderBy('appointments.starts_at')
  return settleAll(db, await found.execute())
}

/** All visits of a card, the newest first. */
export async function findDeskRowsOfCard(db: Kysely<Database>, cardId: string): Promise<DeskRow[]> {
  const found = deskRows(db)
    .where('appointments.card_id', '=', cardId)
    .orderBy('appointments.starts_at', 'desc')
  return settleAll(db, await found.execute())
}

/** Changes a visit and counts the change; answers with it as it is now. */
export function updateVisit(
  trx: Transaction<Database>,
  id: string,
  changes: Updateable<Database['appointments']>,
): Promise<Appointment> {
  return trx
    .updateTable('appointments')
    .set({ ...changes, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function storeUndo(
  trx: Transaction<Database>,
  step: Insertable<Database['undo_steps']>,
): Promise<void> {
  const { sequence, until, before } = step
  await trx
    .insertInto('undo_steps')
    .values(step)
    .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet({ sequence, until, before }))
    .execute()
}

/** The last change while it can be undone, and uses the undo up. */
export function takeUndo(trx: Transaction<Database>, appointmentId: string, sequence: number, now: Date) {
  return trx
    .deleteFrom('undo_steps')
    .where('appointment_id', '=', appointmentId)
    .where('sequence', '=', sequence)
    .where('until', '>', now)
    .returning('before')
    .executeTakeFirst()
}

/** Takes back the mails that wait of the last change of a visit. False when one has left, or the visit was confirmed since. */
export async function dropHeldMails(
  trx: Transaction<Database>,
  visit: Pick<Appointment, 'id' | 'sequence' | 'changed_at'>,
): Promise<boolean> {
  const again = await findCopy(trx, `${confirmationKind}:${visit.id}`)
  if (again !== undefined && visit.changed_at !== null && again.created_at > visit.changed_at) return false
  const mails = await trx
    .selectFrom('mails')
    .select(['id', 'state'])
    .where(
      'event_key',
      'in',
      [movedKind, cancelledKind].map((kind) => changeMailKey(kind, visit)),
    )
    .forUpdate()
    .execute()
  if (mails.some(({ state }) => state !== 'queued')) return false
  const ids = mails.map(({ id }) => id)
  if (ids.length > 0)
    await trx.updateTable('mails').set({ state: 'dropped', data: '{}' }).where('id', 'in', ids).execute()
  return true
}

/** Undefined for none. */
export function findPayment(trx: Transaction<Database>, id: string) {
  return trx.selectFrom('payments').select(['amount_cents', 'method']).where('id', '=', id).executeTakeFirst()
}

export async function insertPayment(
  trx: Transaction<Database>,
  payment: Insertable<Database['payments']>,
): Promise<void> {
  await trx.insertInto('payments').values(payment).execute()
}

export function findPayments(db: Kysely<Database>, appointmentId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('staff', 'staff.id', 'payments.staff_id')
    .select(['payments.id', 'amount_cents', 'method', 'payments.created_at', 'staff.name'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('payments.created_at')
    .execute()
}

export type Payments = { readonly payments: readonly VisitPayment[] }
type VisitPayment = Pick<Selectable<Database['payments']>, 'amount_cents' | 'method' | 'created_at'>

/** Visits with what was paid at each, in the order in which it was entered. */
export async function withPayments<Row extends { readonly id: string }>(
  db: Kysely<Database>,
  visits: readonly Row[],
): Promise<(Row & Payments)[]> {
  if (visits.length === 0) return []
  const paid = await db
    .selectFrom('payments')
    .select(['appointment_id', 'amount_cents', 'method', 'created_at'])
    .where(
      'appointment_id',
      'in',
      visits.map(({ id }) => id),
    )
    .orderBy('created_at')
    .execute()
  return visits.map((visit) => ({
    ...visit,
    payments: paid.filter(({ appointment_id }) => appointment_id === visit.id),
  }))
}

/** The mails about some visits. What the clinic itself gets is left out. */
export function findMailsAbout(db: Kysely<Database>, appointmentIds: readonly string[]) {
  if (appointmentIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('mails')
    .select(['id', 'event_key', 'kind', 'state', 'recipient', 'created_at', 'sent_at'])
    .select(wordsOfMail)
    .select(isSentAgain.as('isSentAgain'))
    .where(subjectOfMail, 'in', appointmentIds)
    .where(isForClient)
    .orderBy('created_at', 'desc')
    .execute()
}
