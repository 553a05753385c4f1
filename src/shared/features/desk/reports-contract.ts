import { z } from 'zod'
import { mostCancelled } from '#shared/features/desk/rules.ts'
import { visitSources } from '#shared/features/desk/agenda-contract.ts'
import { calendarDate } from '#shared/lib/typed.ts'

/** `GET /api/desk/reports?from=&to=`: whole days of the clinic, both inclusive. */
export const reportQuery = z.object({ from: calendarDate, to: calendarDate })

export const reportAnswer = z.object({
  from: calendarDate,
  to: calendarDate,
  /** Visits that were not cancelled. */
  visits: z.int(),
  rooms: z.array(
    z.object({
      room: z.int(),
      visits: z.int(),
      usedHours: z.number(),
      /** Hours of the booking grid without blocks. */
      openHours: z.number(),
      /** Used of open, 0 to 1 and above when the desk books outside the grid; 0 without open hours. */
      occupancy: z.number(),
    }),
  ),
  categories: z.array(
    z.object({
      label: z.string(),
      visits: z.int(),
      /** Of the visits to which the client came, or is expected. */
      priceCents: z.int(),
      /** Also for cancelled visits. */
      paidCents: z.int(),
    }),
  ),
  /** Visits that somebody marked as arrived or done. */
  came: z.int(),
  /** Those that are not over yet and wait for a mark; those that are over and have none: `unmarkedOf`. */
  toCome: z.int(),
  noShows: z.int(),
  cancellations: z.object({ inTime: z.int(), late: z.int() }),
  fees: z.object({ cents: z.int(), waivedCents: z.int() }),
  /** How many days lay between booking and visit. */
  leadDays: z.object({
    /** Half of the visits were booked so many days ahead, or later; null of none. */
    median: z.int().nullable(),
    groups: z.array(z.object({ from: z.int(), to: z.int().nullable(), visits: z.int() })),
  }),
  sources: z.array(z.object({ source: z.enum(visitSources), visits: z.int() })),
  /** Of those whose first visit it was, the ones who came or are expected. */
  newClients: z.int(),
})
export type Report = z.infer<typeof reportAnswer>

/** Tables of the report that `GET /api/desk/reports/{table}.csv` writes. */
export const reportTables = ['rooms', 'categories', 'outcomes', 'lead', 'sources'] as const

/** `GET /api/desk/floods`: who has many bookings to come, most first. */
const floodKinds = ['client', 'address', 'network'] as const
export const floodsAnswer = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(floodKinds),
      /** A name or an e-mail address; null for a network, which is kept only as a hash. */
      label: z.string().nullable(),
      /** The card that all of them are on; null where there are several, or none. */
      cardId: z.uuid().nullable(),
      visits: z.array(
        z.object({
          id: z.uuid(),
          start: z.iso.datetime(),
          /** The treatment's name in the reader's language. */
          label: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          email: z.string(),
          bookedAt: z.iso.datetime(),
          sequence: z.int(),
        }),
      ),
    }),
  ),
})

/**
 * `POST /api/desk/floods/cancel`: with one mail for each visit or none. `sequences` are those that were seen, in the order of
 * `ids`: a visit that somebody changed since stays.
 */
export const floodCancelRequest = z.object({
  ids: z.array(z.uuid()).min(1).max(mostCancelled),
  sequences: z.array(z.int()).default([]),
  notify: z.boolean().default(false),
})
export const floodCancelAnswer = z.object({ cancelled: z.int() })
