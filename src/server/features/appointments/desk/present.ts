import type { AppDeps } from '#server/deps.ts'
import { cancelFeeCents, chargedCents, noShowFeeCents } from '#server/features/appointments/policy.ts'
import type { DeskRow } from '#server/features/appointments/desk/data.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { shownPhone } from '#server/platform/http/typed-values.ts'
import type { DeskVisit, VisitStatus } from '#shared/features/desk/agenda-contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { addMinutes } from '#shared/lib/time.ts'

/** A visit as the desk sees it; its treatment is named in `language`. */
export function presentVisit(
  row: DeskRow,
  language: Language,
  deps: Pick<AppDeps, 'clinic' | 'priceList' | 'now'>,
): DeskVisit {
  return {
    id: row.id,
    reference: row.reference,
    room: row.room,
    start: row.starts_at.toISOString(),
    end: addMinutes(row.starts_at, row.duration_minutes).toISOString(),
    treatmentType: row.treatment,
    label: labelOf(row.treatment, language, deps.priceList),
    status: deskStatusOf(row),
    comingAt: row.coming_at?.toISOString() ?? null,
    source: row.source,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    shownPhone: shownPhone(row.phone),
    email: row.email,
    mailTo: row.mailTo,
    language: row.language,
    clientId: row.card_id,
    notes: row.notes,
    paymentOption: row.payment_option,
    paymentLink: row.payment_link,
    priceCents: row.price_cents,
    courseVisits: row.course_visits,
    isCovered: row.isCovered,
    paidCents: row.paid_cents,
    settledCents: row.settledCents,
    feeCents: chargedCents(row),
    cancelFeeCents: cancelFeeCents(row, deps, deps.now()),
    // A waiver ends with it: what that waived is owed again.
    missedFeeCents: noShowFeeCents(row, deps) + (row.fee_waiver === null ? 0 : row.moved_fee_cents),
    isProven: row.proven_at !== null,
    waiver: row.fee_waiver,
    termsVersion: row.terms_version,
    isNew: row.isNew,
    sequence: row.sequence,
    undoUntil: row.undoUntil !== null && row.undoUntil > deps.now() ? row.undoUntil.toISOString() : null,
  }
}

/** The status as the desk marked it: a visit that is over stays confirmed until somebody says what became of it. */
export function deskStatusOf({ status, arrived_at }: Pick<DeskRow, 'status' | 'arrived_at'>): VisitStatus {
  return status === 'confirmed' && arrived_at !== null ? 'arrived' : status
}
