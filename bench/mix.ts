import { readFileSync } from 'node:fs'
import { clinic } from '#content/clinic.ts'
import { bookingOf, somebody } from '../tests/app.ts'
import { freeDays, freeStarts } from '../tests/free-times.ts'
import type { Asking } from './open-loop.ts'

/** What somebody asks next. */
export type Mix = () => Asking
export type Days = { readonly days: readonly string[]; readonly starts: readonly string[] }

export const treatment = 'Gratis consult'
export const pages = pagesOfSite()

export function onlyPages(): Mix {
  let asked = 0
  return () => ({ path: pages[asked++ % pages.length] ?? '/', expects: 200 })
}

/** 45 pages, 4 questions for free times and a booking, spread over 50 requests; every booking finds a room. */
export function mixOf({ days, starts }: Days): Mix {
  const page = onlyPages()
  let asked = 0
  let booked = 0
  return () => {
    const place = asked++ % 50
    if (place % 12 === 6) return { path: availabilityOf(days[asked % days.length]), expects: 200 }
    if (place !== 25) return page()
    const appointmentDate = starts[Math.floor(booked++ / clinic.booking.rooms)]
    if (appointmentDate === undefined) throw new Error('All times are booked: take shorter steps.')
    const body = bookingOf({ treatmentType: treatment, appointmentDate, email: somebody() })
    return { path: '/api/appointments', body, expects: 201 }
  }
}

export function availabilityOf(day = ''): string {
  return `/api/availability?date=${day}&treatment=${encodeURIComponent(treatment)}`
}

export async function freeOf(origin: string): Promise<Days> {
  const days = await freeDays(origin, treatment)
  const starts: string[] = []
  for (const day of days) starts.push(...(await freeStarts(origin, treatment, day)))
  return { days, starts }
}

/** Every page once, which compresses it. */
export async function warm(origin: string): Promise<void> {
  for (const path of pages) {
    const { status } = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } })
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }
}

/** Some of the built site's pages, in all languages. */
function pagesOfSite(): string[] {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  const every = Math.ceil(all.length / 40)
  return all.filter((_, index) => index % every === 0)
}
