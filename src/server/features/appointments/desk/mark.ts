import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { Sentence } from '#server/errors.ts'
import type { Appointment } from '#server/features/appointments/data.ts'
import { lockAppointment } from '#server/features/appointments/data.ts'
import type { DeskChanged } from '#server/features/appointments/desk/change.ts'
import { findPayment, insertPayment, updateVisit } from '#server/features/appointments/desk/data.ts'
import { settle } from '#server/features/appointments/settled-data.ts'
import type { Marking } from '#server/features/appointments/events.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { noShowFeeCents, waiverLeft } from '#server/features/appointments/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { idFor } from '#server/platform/http/idempotency-key.ts'
import type { Actor, StaffActor } from '#shared/features/access/actor.ts'
import type { markedStatuses } from '#shared/features/desk/agenda-contract.ts'
import type { PaymentMethod } from '#shared/features/desk/payment-methods.ts'

export type Marked =
  DeskChanged | { readonly ok: false; readonly reason: 'idempotency_conflict'; readonly sentence: Sentence }

type Mark = {
  readonly status: (typeof markedStatuses)[number]
  /** Why the fee is waived; null where it is charged. */
  readonly waiver: string | null
  readonly sequence?: number | undefined
}

/**
 * Marks what became of a visit. Not coming costs the fee of the house rules unless this mark waives it; any other mark
 * takes that back.
 */
export async function markAtDesk(deps: AppDeps, actor: Actor, id: string, mark: Mark): Promise<Marked> {
  const { sequence } = mark
  return marking(deps, actor, id, { action: 'status', sequence }, async (trx, before) => {
    const isMissed = mark.status === 'no_show'
    return updateVisit(trx, id, {
      status: mark.status === 'arrived' ? 'confirmed' : mark.status,
      arrived_at: arrivalOf(mark.status, before, deps.now()),
      no_show_fee_cents: isMissed ? noShowFeeCents(before, deps) : null,
      fee_waiver: mark.waiver ?? (isMissed ? null : waiverLeft(before, 0)),
    })
  })
}

type Payment = {
  readonly amountCents: number
  readonly method: PaymentMethod
  /** What the desk was shown that is paid, at this visit or another of its course. */
  readonly settledCents?: number | undefined
  /** Chosen by the caller, so that entering it again after a lost answer enters it once. */
  readonly key?: string | undefined
}

/** Enters what was paid. Another payment with the same key is refused: the first may have arrived, its answer only was lost. */
export async function payAtDesk(
  deps: AppDeps,
  actor: StaffActor,
  id: string,
  { key, settledCents, ...payment }: Payment,
): Promise<Marked> {
  // Who asks again after a lost answer was shown the same as paid; what is entered after that is another payment.
  const paymentId = idFor(key, [id, settledCents])
  return marking(deps, actor, id, { action: 'payment', takesCancelled: true }, async (trx, before) => {
    const entered = await findPayment(trx, paymentId)
    if (entered !== undefined) {
      const isSame = entered.amount_cents === payment.amountCents && entered.method === payment.method
      return isSame ? null : otherPayment
    }
    if (settledCents !== undefined && settledCents !== (await settle(trx, before)).settledCents)
      return { ok: false, reason: 'visit_changed' }
    const paid_cents = before.paid_cents + payment.amountCents
    if (paid_cents < 0)
      return { ok: false, reason: 'refused', fields: { amountCents: { key: 'deskErrors.too_much_back' } } }
    await insertPayment(trx, {
      id: paymentId,
      appointment_id: id,
      amount_cents: payment.amountCents,
      method: payment.method,
      staff_id: actor.id,
      created_at: deps.now(),
    })
    return updateVisit(trx, id, { paid_cents })
  })
}

const otherPayment = {
  ok: false,
  reason: 'idempotency_conflict',
  sentence: { key: 'deskErrors.paid_before' },
} as const

/** Keeps the link by which the client can pay beforehand; who listens mails it. */
export async function linkPaymentAtDesk(
  deps: AppDeps,
  actor: Actor,
  id: string,
  url: string,
): Promise<Marked> {
  return marking(deps, actor, id, { action: 'payment_link' }, async (trx, before) =>
    before.payment_link === url ? null : updateVisit(trx, id, { payment_link: url }),
  )
}

type MarkKind = {
  readonly action: Marking
  /** A cancelled visit did not happen; what was paid for it can still be entered. */
  readonly takesCancelled?: boolean
  /** As the desk saw the visit: one that was changed meanwhile is not marked. */
  readonly sequence?: number | undefined
}

function marking(
  deps: AppDeps,
  actor: Actor,
  id: string,
  { action, takesCancelled = false, sequence }: MarkKind,
  work: (
    trx: Transaction<Database>,
    before: Appointment,
  ) => Promise<Appointment | Extract<Marked, { ok: false }> | null>,
): Promise<Marked> {
  return inTransaction(deps.db, async (trx): Promise<Marked> => {
    const before = await lockAppointment(trx, id)
    if (before === undefined) return { ok: false, reason: 'not_found' }
    if (sequence !== undefined && sequence !== before.sequence) return { ok: false, reason: 'visit_changed' }
    if (before.status === 'cancelled' && !takesCancelled)
      return { ok: false, reason: 'appointment_cancelled' }
    const after = await work(trx, before)
    // The same sent twice: it has been done.
    if (after === null) return { ok: true, id }
    if ('ok' in after) return after
    const change = { what: 'marked', actor, at: deps.now(), isQuiet: false, before, after, action } as const
    await deps.events.announce(trx, appointmentChanged, change)
    return { ok: true, id }
  })
}

function arrivalOf(status: Mark['status'], before: Appointment, now: Date): Date | null {
  if (status === 'arrived') return before.arrived_at ?? now
  return status === 'completed' ? before.arrived_at : null
}
