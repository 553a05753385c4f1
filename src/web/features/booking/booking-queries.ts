import { queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { clinic } from '#content/clinic.ts'
import type {
  availabilityAnswer,
  availableDaysAnswer,
  Catalogue,
  firstFreeAnswer,
} from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { readJson, send } from '#web/lib/api-call.ts'
import type { AppointmentAccess } from '#web/lib/appointment-path.ts'
import { addDays } from '#shared/lib/time.ts'
import { dateIn, monthOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { queryClient } from '#web/lib/query-client.ts'

const freshMs = 60_000

type Category = Catalogue['categories'][number]
type Days = z.infer<typeof availableDaysAnswer>
type FirstFree = z.infer<typeof firstFreeAnswer>

/** A treatment of the list, with the category that choosing it records. */
export type Treatment = Category['treatments'][number] & {
  categorySlug: string
  /** In the language shown. */
  categoryName: string
  dutchCategoryName: string
}
/** What asking for free times needs to know of a treatment. */
export type Named = Pick<Treatment, 'name'> & {
  /** The visit that is moved, and by what right; `start`, as the server writes it, is nothing to move to. */
  moved?: AppointmentAccess & { start: string }
}
export type Slot = z.infer<typeof availabilityAnswer>['slots'][number]
export type Day = z.infer<typeof availabilityAnswer>

/** The address that knows the free times of this treatment, or of this visit. */
function timesPath({ name, moved }: Named, of: string, query?: Record<string, string>): string {
  const { id, token } = moved ?? {}
  const asked = moved ? token && { token } : { treatment: name }
  return `/api${id ? `/appointments/${id}` : ''}/availability${of}?${new URLSearchParams({ ...query, ...asked })}`
}

export function useCatalogue(language: Language) {
  return useQuery(catalogueQuery(language))
}

/** Asks for the list before anything can show it, unless it has come already. */
export function preloadCatalogue(language: Language, known: Catalogue | undefined): void {
  const query = catalogueQuery(language)
  void queryClient.prefetchQuery(known === undefined ? query : { ...query, initialData: known })
}

function catalogueQuery(language: Language) {
  return queryOptions({
    queryKey: ['catalogue', language],
    // Past the browser's copy: it is read again where the server has just refused what stands in it.
    queryFn: async (): Promise<Catalogue> =>
      (await send(`/api/catalogue?language=${language}`, { language }, { cache: 'no-cache' })).json(),
  })
}

/**
 * Which days of one or two months have a free slot, or of none. A day is missing from the map while its month is loading. What
 * the library has for any number of queries would weigh two kilobytes.
 */
export function useFreeDays(months: readonly string[], treatment: Named, language: Language) {
  const [first, second] = new Set(months)
  const results = [...useMonth(first, treatment, language), ...useMonth(second, treatment, language)]
  return {
    days: new Map(
      results.flatMap(({ data }) => data?.days ?? []).map(({ date, available }) => [date, available]),
    ),
    isLoading: results.some(({ isPending }) => isPending),
    isFailed: results.some(({ isError }) => isError),
    retry: () => results.forEach((result) => void (result.isError && result.refetch())),
  }
}

function useMonth(month: string | undefined, treatment: Named, language: Language) {
  const query = useQuery({ ...daysQuery(month ?? '', treatment, language), enabled: month !== undefined })
  return month === undefined ? [] : [query]
}

function daysQuery(month: string, treatment: Named, language: Language) {
  const path = timesPath(treatment, '/days', { month })
  return queryOptions({
    queryKey: ['availability', path],
    queryFn: ({ signal }) => readJson<Days>(path, { language, signal }),
  })
}

export function useDay(date: CalendarDate | null, treatment: Named, language: Language) {
  return useQuery({ ...dayQuery(date ?? '', treatment, language), enabled: date !== null })
}

function dayQuery(date: CalendarDate, treatment: Named, language: Language) {
  const path = timesPath(treatment, '', { date })
  return queryOptions({
    queryKey: ['availability', path],
    queryFn: ({ signal }) => readJson<Day>(path, { language, signal }),
    select: (day: Day) => ({
      ...day,
      slots: day.slots.filter(({ start }) => start !== treatment.moved?.start),
    }),
  })
}

export function useFirstFree(treatment: Named, language: Language) {
  return useQuery(firstFreeQuery(treatment, language))
}

function firstFreeQuery(treatment: Named, language: Language) {
  const path = timesPath(treatment, '/first')
  return queryOptions({
    queryKey: ['availability', path],
    queryFn: ({ signal }) => readJson<FirstFree>(path, { language, signal }),
  })
}

/** Far enough for the days offered first to be known, over a week that is closed. */
export const daysLookedAt = 10

/** Asks for what step 2 shows first, before anybody stands there. */
export function preloadTimes(treatment: Named, language: Language): void {
  const today = dateIn(clinic.timeZone, new Date())
  void queryClient.prefetchQuery(firstFreeQuery(treatment, language))
  for (const date of [today, addDays(today, daysLookedAt)])
    void queryClient.prefetchQuery(daysQuery(monthOf(date), treatment, language))
}

/** What was free longer ago says nothing now; what is on its way does. */
export function forgetOldTimes(now: number): void {
  queryClient.removeQueries({
    queryKey: ['availability'],
    predicate: ({ state }) => state.fetchStatus === 'idle' && state.dataUpdatedAt < now - freshMs,
  })
}

/** Free times that somebody else may have taken since are read again. */
export function refreshAvailability(): void {
  void queryClient.resetQueries({ queryKey: ['availability'] })
}
