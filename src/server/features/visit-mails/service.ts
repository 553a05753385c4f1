import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { visitMail } from '#server/features/visit-mails/jobs.ts'
import { dueAt, visitMailKinds } from '#server/features/visit-mails/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** A visit that was booked, or moved to this start. */
type PlannedVisit = { readonly id: string; readonly starts_at: Date; readonly duration_minutes: number }

/**
 * Plans the reminder and the aftercare of a visit, in the transaction that books or moves it. A mail whose moment has
 * passed is not planned. Nothing needs to be taken back later: each mail looks at the visit before it leaves.
 */
export async function planVisitMails(
  { clinic, jobs, now }: Pick<AppDeps, 'clinic' | 'jobs' | 'now'>,
  trx: Transaction<Database>,
  visit: PlannedVisit,
): Promise<void> {
  for (const kind of visitMailKinds) {
    const startAfter = dueAt[kind](
      { startsAt: visit.starts_at, durationMinutes: visit.duration_minutes },
      clinic,
    )
    if (startAfter <= now()) continue
    const job = { kind, appointmentId: visit.id, startsAt: visit.starts_at.toISOString() }
    await jobs.send(trx, visitMail, job, { startAfter })
  }
}
