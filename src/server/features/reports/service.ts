import type { AppDeps } from '#server/deps.ts'
import { deskStatusOf, feesCents, findVisitsToCount } from '#server/features/appointments/service.ts'
import type { Block } from '#server/features/blocks/service.ts'
import { findBlocks } from '#server/features/blocks/service.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { PriceList } from '#shared/content/price-list.ts'
import { duePriceCents } from '#shared/features/booking/due.ts'
import { isLate } from '#shared/features/booking/fees.ts'
import { gridOfDay } from '#shared/features/booking/rules.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import { visitSources } from '#shared/features/desk/agenda-contract.ts'
import type { Report } from '#shared/features/desk/reports-contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { addDays, startOfDay, wallClock } from '#shared/lib/time.ts'

type Visit = Awaited<ReturnType<typeof findVisitsToCount>>[number]

const dayMs = 24 * 60 * 60_000
const slotHours = slotMinutes / 60
export const longestReportDays = 366
/** Days between booking and visit, as people think of them; null has no end. */
const leadGroups = [
  [0, 0],
  [1, 3],
  [4, 7],
  [8, 14],
  [15, 30],
  [31, null],
] as const

/** What happened from one day to another, both inclusive; null for a period that is none, or too long. */
export async function readReport(
  { db, clinic, priceList, now }: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'now'>,
  period: { readonly from: string; readonly to: string },
  language: Language,
): Promise<Report | null> {
  const dates = datesOf(period)
  if (dates === null) return null
  const from = startOfDay(period.from, clinic.timeZone)
  const until = startOfDay(addDays(period.to, 1), clinic.timeZone)
  const [all, blocks] = await Promise.all([findVisitsToCount(db, from, until), findBlocks(db, from, until)])
  const held = all.filter(({ status }) => status !== 'cancelled')
  const cancelled = all.filter(({ status }) => status === 'cancelled')
  const late = cancelled.filter((visit) => isCancelledLate(visit, clinic)).length
  return {
    ...period,
    visits: held.length,
    rooms: roomsOf(held, dates, blocks, clinic),
    categories: categoriesOf(all, language, priceList),
    came: held.filter((visit) => ['arrived', 'completed'].includes(deskStatusOf(visit))).length,
    toCome: held.filter((visit) => deskStatusOf(visit) === 'confirmed' && endOf(visit) > now()).length,
    noShows: held.filter(({ status }) => status === 'no_show').length,
    cancellations: { inTime: cancelled.length - late, late },
    fees: feesOf(all),
    leadDays: leadOf(held, clinic.timeZone),
    sources: visitSources.map((source) => ({
      source,
      visits: held.filter((visit) => visit.source === source).length,
    })),
    newClients: held.filter(({ isNew, status }) => isNew && status !== 'no_show').length,
  }
}

function datesOf({ from, to }: { readonly from: string; readonly to: string }): string[] | null {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  if (days < 1 || days > longestReportDays) return null
  return Array.from({ length: days }, (_, index) => addDays(from, index))
}

function roomsOf(held: readonly Visit[], dates: readonly string[], blocks: readonly Block[], clinic: Clinic) {
  const starts = dates.flatMap((date) => gridOfDay(date, clinic).map(({ start }) => start))
  const ofClinic = Array.from({ length: clinic.booking.rooms }, (_, index) => index + 1)
  // Others in which somebody came: the clinic had more of them when those visits were booked.
  const rooms = new Set([...ofClinic, ...held.map(({ room }) => room)])
  return [...rooms]
    .toSorted((one, other) => one - other)
    .map((room) => {
      const own = blocks.filter((block) => block.room === null || block.room === room)
      const isOpen = (start: Date) =>
        !own.some(({ starts_at, ends_at }) => starts_at <= start && start < ends_at)
      const visits = held.filter((visit) => visit.room === room)
      const usedHours = visits.reduce((sum, visit) => sum + visit.duration_minutes / 60, 0)
      const openHours = starts.filter(isOpen).length * slotHours
      return {
        room,
        visits: visits.length,
        usedHours: rounded(usedHours),
        openHours,
        occupancy: openHours === 0 ? 0 : rounded(usedHours / openHours),
      }
    })
}

/** What visits were to bring in, and what was paid for them: who did not come owes a fee in the place of the price. */
function categoriesOf(all: readonly Visit[], language: Language, priceList: PriceList): Report['categories'] {
  const totals = new Map<string, Report['categories'][number]>()
  for (const visit of all) {
    const isHeld = visit.status !== 'cancelled'
    if (!isHeld && visit.paid_cents === 0) continue
    const category = priceList.findByName(visit.treatment)?.category
    // A treatment that left the catalogue has no category any more: it stands by its own name.
    const key = category?.slug ?? visit.treatment
    const known = totals.get(key) ?? {
      label: category?.name[language] ?? visit.treatment,
      visits: 0,
      priceCents: 0,
      paidCents: 0,
    }
    totals.set(key, {
      ...known,
      visits: known.visits + (isHeld ? 1 : 0),
      priceCents: known.priceCents + duePriceCents({ ...visit, priceCents: visit.price_cents }),
      paidCents: known.paidCents + visit.paid_cents,
    })
  }
  return [...totals.values()].toSorted((one, other) => other.priceCents - one.priceCents)
}

function endOf({ starts_at, duration_minutes }: Visit): Date {
  return new Date(starts_at.getTime() + duration_minutes * 60_000)
}

function isCancelledLate({ cancelled_at, starts_at }: Visit, clinic: Clinic): boolean {
  return cancelled_at !== null && isLate(starts_at, cancelled_at, clinic)
}

function feesOf(all: readonly Visit[]): Report['fees'] {
  const sum = (isWaived: boolean) =>
    all.filter((visit) => visit.isWaived === isWaived).reduce((cents, visit) => cents + feesCents(visit), 0)
  return { cents: sum(false), waivedCents: sum(true) }
}

function leadOf(held: readonly Visit[], timeZone: string): Report['leadDays'] {
  const days = held
    .map((visit) => {
      const [booked, came] = [visit.created_at, visit.starts_at].map(
        (instant) => wallClock(instant, timeZone).date,
      )
      return Math.max(0, Math.round((Date.parse(came ?? '') - Date.parse(booked ?? '')) / dayMs))
    })
    .toSorted((one, other) => one - other)
  return {
    median: days[Math.ceil(days.length / 2) - 1] ?? null,
    groups: leadGroups.map(([from, to]) => ({
      from,
      to,
      visits: days.filter((day) => day >= from && (to === null || day <= to)).length,
    })),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
