import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { eraseContact, findLeftVisit } from '#server/features/profile/data.ts'
import { forgetContactAt } from '#server/features/profile/policy.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'

const forgetVisitJob = z.object({ appointmentId: z.uuid() })
export type ForgetVisitJob = z.infer<typeof forgetVisitJob>

/** A visit that was still to come when its client deleted the account: how to reach the client is forgotten after it. */
export const forgetVisit: JobKind<ForgetVisitJob> = {
  name: 'forget-visit',
  payload: forgetVisitJob,
  expireSeconds: 60,
  retry: { limit: 50, firstPauseSeconds: 60, longestPauseSeconds: 60 * 60 },
}

/** Forgets how to reach the client of a visit; one that was moved meanwhile waits on. May run twice. */
export async function forgetContactOfVisit(
  { db, jobs, now }: Pick<AppDeps, 'db' | 'jobs' | 'now'>,
  { appointmentId }: ForgetVisitJob,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const visit = await findLeftVisit(trx, appointmentId)
    if (visit === undefined) return
    const startAfter = forgetContactAt(visit)
    if (startAfter > now()) return jobs.send(trx, forgetVisit, { appointmentId }, { startAfter })
    await eraseContact(trx, [appointmentId])
  })
}
