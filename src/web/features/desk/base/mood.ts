import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

/** How a visit stands at a moment: its status, and what the client and the clock make of it where nobody has marked it. */
export type Mood = 'expected' | 'coming' | 'late' | 'arrived' | 'open' | 'completed' | 'no_show' | 'cancelled'

const patienceMs = 5 * 60_000

export function moodOf(visit: Pick<DeskVisit, 'status' | 'comingAt' | 'start' | 'end'>, now: Date): Mood {
  if (visit.status !== 'confirmed') return visit.status
  if (new Date(visit.end) <= now) return 'open'
  if (now.getTime() - new Date(visit.start).getTime() > patienceMs) return 'late'
  return visit.comingAt ? 'coming' : 'expected'
}
