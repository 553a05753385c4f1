import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { findToMail, lockAppointment } from '#server/features/appointments/service.ts'
import { isDropped } from '#server/features/visit-mails/data.ts'
import type { VisitMailKind } from '#server/features/visit-mails/policy.ts'
import { isTimely, visitMailKinds } from '#server/features/visit-mails/policy.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { eventKeyAgain } from '#server/platform/mail/again.ts'

/** Names the visit and nothing about the client: it may wait for months. */
const visitMailJob = z.object({
  kind: z.enum(visitMailKinds),
  appointmentId: z.uuid(),
  /** The start that the mail is about; a visit that was moved has another one, and a job for that. */
  startsAt: z.iso.datetime(),
})
export type VisitMailJob = z.infer<typeof visitMailJob>

/** Waits until a mail around a visit is due, then queues it if it is still true. */
export const visitMailDue: JobKind<VisitMailJob> = {
  name: 'visit-mail',
  payload: visitMailJob,
  expireSeconds: 60,
  retry: { limit: 50, firstPauseSeconds: 30, longestPauseSeconds: 30 * 60 },
}

/** Names the event of a mail around a visit: one visit at one time makes one of a kind. */
export function visitMailKey(kind: VisitMailKind, visitId: string, startsAt: Date): string {
  return `${kind}:${visitId}:${startsAt.toISOString()}`
}

/** Queues the mail. May run twice; what was dropped, and is true again, is queued once more. */
export async function queueVisitMail(
  { db, clinic, now, mails }: Pick<AppDeps, 'db' | 'clinic' | 'now' | 'mails'>,
  job: VisitMailJob,
): Promise<void> {
  const startsAt = new Date(job.startsAt)
  await inTransaction(db, async (trx) => {
    // Two at once would both find that the last was dropped, and each queue one more.
    await lockAppointment(trx, job.appointmentId)
    const visit = await findToMail(trx, job.appointmentId)
    if (visit === undefined || !isTimely(job.kind, startsAt, visit, now(), clinic)) return
    const event = visitMailKey(job.kind, visit.id, startsAt)
    await mails.enqueue(trx, {
      kind: job.kind,
      eventKey: (await isDropped(trx, visit.id, event)) ? eventKeyAgain(event) : event,
      language: visit.language,
      to: visit.email,
      data: { appointmentId: visit.id, startsAt },
    })
  })
}
