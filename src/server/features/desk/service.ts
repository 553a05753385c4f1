import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import {
  chargedCents,
  deskStatusOf,
  findCardsOfVisits,
  findDeskRows,
  findDeskRowsOfCard,
  findMailsAbout,
  findPayments,
  findVisitsStarting,
  presentVisit,
  ringFor,
} from '#server/features/appointments/service.ts'
import { findBlocks, presentBlock } from '#server/features/blocks/service.ts'
import { canConfirm, canSendAgain, presentMail } from '#server/features/outbox/service.ts'
import { findLinesAbout, writeRecord } from '#server/features/record/service.ts'
import { careFacts } from '#server/features/care/service.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Agenda, DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { coursePlaces, nextVisitFrom } from '#shared/features/booking/course.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { addDays, startOfDay } from '#shared/lib/time.ts'

/** Some days of the clinic, rooms and all; a day has 23 or 25 hours where the clock is changed. */
export async function readAgenda(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'now'>,
  from: string,
  days: number,
  language: Language,
): Promise<Agenda> {
  const { db, clinic } = deps
  const { timeZone, booking } = clinic
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const [first, last] = [startOfDay(from, timeZone), startOfDay(addDays(from, days), timeZone)]
  const [visits, blocks] = await Promise.all([
    findVisitsStarting(db, first, last),
    findBlocks(db, first, last),
  ])
  return {
    days: dates.map((date) => {
      const [opens, closes] = [startOfDay(date, timeZone), startOfDay(addDays(date, 1), timeZone)]
      return {
        date,
        rooms: booking.rooms,
        visits: visits
          .filter(({ starts_at }) => starts_at >= opens && starts_at < closes)
          .map((row) => presentVisit(row, language, deps)),
        blocks: blocks
          .filter(({ starts_at, ends_at }) => starts_at < closes && ends_at > opens)
          .map(presentBlock),
      }
    }),
  }
}

/** One visit with its mails, payments and history; null when there is none. */
export async function readVisit(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'now'>,
  id: string,
  language: Language,
): Promise<DeskVisitDetails | null> {
  const { db } = deps
  const [row] = await findDeskRows(db, [id])
  if (row === undefined) return null
  const [mails, payments, history] = await Promise.all([
    findMailsAbout(db, [id]),
    findPayments(db, id),
    findLinesAbout(db, id),
  ])
  const visit = presentVisit(row, language, deps)
  const at = { now: deps.now(), clinic: deps.clinic }
  return {
    ...visit,
    canConfirm: canConfirm(row, mails, at),
    mails: mails.map((mail) => ({ ...presentMail(mail), canSendAgain: canSendAgain(mail, row, at) })),
    payments: payments.map((payment) => ({
      id: payment.id,
      amountCents: payment.amount_cents,
      method: payment.method,
      at: payment.created_at.toISOString(),
      by: payment.name,
    })),
    history: history.map((line) => ({
      at: line.at.toISOString(),
      action: line.action,
      by: line.staff_name,
      from: line.before,
      to: line.after,
    })),
    next: await nextOf(row, deps),
  }
}

/** Follows every change of an appointment: recorded, whoever made it, and told to every open desk. */
export async function tellTheDesk(
  deps: Pick<AppDeps, 'bell' | 'clinic'>,
  trx: Transaction<Database>,
  change: AppointmentChange,
): Promise<void> {
  const { actor, before, after, at } = change
  await ringFor(deps, trx, [after.starts_at, ...(before === null ? [] : [before.starts_at])])
  // A booking was put on its card since it was announced.
  const [cardId] = await findCardsOfVisits(trx, [after.id])
  const deed = change.what === 'marked' ? change.action : change.what
  await writeRecord(trx, actor.kind === 'staff' ? actor : null, at, {
    action: actor.kind === 'staff' ? `visit.${deed}` : `visit.${deed}.${actor.kind}`,
    cardId: cardId ?? null,
    subjectId: after.id,
    ...(before !== null && { from: factsOf(before) }),
    to: factsOf(after),
  })
}

/** What a visit is, without a word about who: a line of the record stays for good. */
function factsOf(row: Appointment) {
  return {
    start: row.starts_at.toISOString(),
    room: row.room,
    treatment: row.treatment,
    status: deskStatusOf(row),
    feeCents: chargedCents(row),
    isWaived: row.fee_waiver !== null,
    paidCents: row.paid_cents,
    hasPaymentLink: row.payment_link !== null,
  }
}

/** The next visit of a course, from the day on which it makes sense, as long as none is booked; those to come count, too. */
async function nextOf(
  row: Appointment,
  { db, clinic, priceList }: Pick<AppDeps, 'db' | 'clinic' | 'priceList'>,
): Promise<DeskVisitDetails['next']> {
  const sessionsOf = (treatment: string) => priceList.findByName(treatment)?.treatment.sessions
  if (row.card_id === null || sessionsOf(row.treatment) === undefined) return null
  const onCard = await findDeskRowsOfCard(db, row.card_id)
  const visits = onCard.map(({ id, treatment, starts_at: startsAt, status }) => {
    return { id, treatment, startsAt, status }
  })
  const { intervalDays } = await careFacts(row.treatment, priceList)
  const place = coursePlaces(visits, sessionsOf).get(row.id)
  const fromDate = nextVisitFrom({ startsAt: row.starts_at }, place, intervalDays, clinic.timeZone)
  return fromDate === null ? null : { fromDate }
}
