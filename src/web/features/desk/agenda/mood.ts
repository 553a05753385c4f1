import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

/** How a visit stands at a moment: its status, and what the clock makes of it where nobody has marked it. */
export type Mood = 'expected' | 'late' | 'arrived' | 'open' | 'completed' | 'no_show' | 'cancelled'

const patienceMs = 5 * 60_000

export function moodOf(visit: Pick<DeskVisit, 'status' | 'start' | 'end'>, now: Date): Mood {
  if (visit.status !== 'confirmed') return visit.status
  if (new Date(visit.end) <= now) return 'open'
  return now.getTime() - new Date(visit.start).getTime() > patienceMs ? 'late' : 'expected'
}
