import type { AppDeps, House } from '#server/deps.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { findAppointmentsOf, findOnCards, statusOf } from '#server/features/appointments/service.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { findCardOf } from '#server/features/cards/service.ts'
import { careFacts } from '#server/features/care/service.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { urgentCare } from '#shared/content/urgent.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import type { CoursePlace, CourseVisit } from '#shared/features/booking/course.ts'
import { coursePlaces, nextVisitFrom } from '#shared/features/booking/course.ts'
import { aftercareTimeline } from '#shared/features/portal/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { addMinutes } from '#shared/lib/time.ts'

type PastVisit = CourseVisit & { readonly status: 'completed' | 'no_show' }

/**
 * What was done, newest first: visits that are over, completed unless the clinic noted otherwise. Courses are numbered by card,
 * as the price is (0060): by all that lies there, whoever holds it. The next visit is offered where it will lie: the account
 * books in its own name.
 */
export async function listTreatments(
  deps: AppDeps,
  clientId: string,
  language: Language,
): Promise<ClientTreatment[]> {
  const now = deps.now()
  const rows = await findAppointmentsOf(deps.db, clientId)
  const past = rows.flatMap((row) => {
    const visit = pastVisitOf(row, now)
    return visit === null ? [] : [{ row, visit }]
  })
  const ownCard = await findCardOf(deps.db, clientId)
  const byCard = Map.groupBy(await findOnCards(deps.db, cardsOf(rows)), ({ card_id }) => card_id)
  const places = placesOn([...byCard.values()], deps, now)
  return Promise.all(
    past.map(async ({ row, visit }) => {
      const treatment = await present(row, visit, places.get(row.id), language, deps)
      if (treatment.nextFrom === null) return { ...treatment, nextBooked: null }
      const next = nextBooked(byCard.get(row.card_id) ?? [], row.treatment, now)
      const isHeld = next?.client_id === clientId
      return {
        ...treatment,
        nextFrom: row.card_id === ownCard && (next === undefined || isHeld) ? treatment.nextFrom : null,
        nextBooked: isHeld ? { id: next.id, appointmentDate: next.starts_at.toISOString() } : null,
      }
    }),
  )
}

function cardsOf(rows: readonly Appointment[]): string[] {
  return [...new Set(rows.flatMap(({ card_id }) => card_id ?? []))]
}

/** Where the past visits of each card stand in their course. */
function placesOn(
  cards: readonly (readonly Appointment[])[],
  { priceList }: House,
  now: Date,
): ReadonlyMap<string, CoursePlace> {
  const visitsOf = (treatment: string) => priceList.findByName(treatment)?.treatment.sessions
  return new Map(
    cards.flatMap((rows) => [
      ...coursePlaces(
        rows.flatMap((row) => pastVisitOf(row, now) ?? []),
        visitsOf,
      ),
    ]),
  )
}

function pastVisitOf(row: Appointment, now: Date): PastVisit | null {
  // The desk may mark one before it begins.
  if (row.starts_at > now) return null
  const status = statusOf(row, now)
  if (status !== 'completed' && status !== 'no_show') return null
  return { id: row.id, treatment: row.treatment, startsAt: row.starts_at, status }
}

/** The soonest visit of this treatment that has not begun. */
function nextBooked(rows: readonly Appointment[], treatment: string, now: Date): Appointment | undefined {
  return rows
    .filter((row) => row.treatment === treatment && row.starts_at > now && statusOf(row, now) === 'confirmed')
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())[0]
}

async function present(
  row: Appointment,
  visit: PastVisit,
  place: CoursePlace | undefined,
  language: Language,
  { clinic, priceList }: House,
): Promise<Omit<ClientTreatment, 'nextBooked'>> {
  const { aftercareHours, intervalDays, injected } = await careFacts(row.treatment, priceList)
  // The rest of a course that has ended is booked by telephone.
  const isOffered = priceList.findOffered(row.treatment) !== undefined
  const endedAt = addMinutes(row.starts_at, row.duration_minutes)
  return {
    id: row.id,
    treatmentType: row.treatment,
    treatmentLabel: labelOf(row.treatment, language, priceList),
    treatmentDate: row.starts_at.toISOString(),
    endedAt: endedAt.toISOString(),
    status: visit.status,
    course: place === undefined ? null : { number: place.number, visits: place.visits },
    nextFrom: isOffered ? nextVisitFrom(visit, place, intervalDays, clinic.timeZone) : null,
    urgent:
      visit.status === 'completed' ? urgentCare(injected, clinic, language, translatorFor(language)) : [],
    aftercare: visit.status === 'completed' ? aftercareTimeline(endedAt, aftercareHours) : [],
  }
}
