import type { Transaction } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import { mailLanguageOf } from '#server/features/appointments/service.ts'
import { dropMailsAbout } from '#server/features/visit-mails/data.ts'
import { confirmationKind, mailDataOf, noticeKind } from '#server/features/visit-mails/emails/booked.tsx'
import {
  cancelledKind,
  changeMailDataOf,
  movedKind,
  noticeOf,
} from '#server/features/visit-mails/emails/changed.tsx'
import { visitMail } from '#server/features/visit-mails/jobs.ts'
import { dueAt, visitMailKinds } from '#server/features/visit-mails/policy.ts'
import type { Database } from '#server/platform/db/schema.ts'

type MailDeps = Pick<AppDeps, 'env' | 'mails'>

/**
 * Stores the mails about a change, to the client and to the clinic, and plans those around the visit. A quiet change
 * drops what still waits to be mailed about the appointment: it is no longer true.
 */
export async function mailAboutChange(
  deps: MailDeps & Pick<AppDeps, 'clinic' | 'jobs' | 'now'>,
  trx: Transaction<Database>,
  change: AppointmentChange,
): Promise<void> {
  if (change.isQuiet) await dropMailsAbout(trx, change.after.id)
  else await mailBothSides(deps, trx, change)
  if (change.what !== 'cancelled') await planVisitMails(deps, trx, change.after)
}

async function mailBothSides(
  { env, mails }: MailDeps,
  trx: Transaction<Database>,
  change: AppointmentChange,
): Promise<void> {
  const { after } = change
  const { kind, notice, data, event } = mailsAbout(change)
  const language = await mailLanguageOf(trx, after)
  await mails.enqueue(trx, { kind, eventKey: `${kind}:${event}`, language, to: after.email, data })
  await mails.enqueue(trx, {
    kind: notice,
    eventKey: `${notice}:${event}`,
    language: 'nl',
    to: env.clinicMail,
    data,
  })
}

function mailsAbout(change: AppointmentChange) {
  const { after } = change
  if (change.what === 'booked') {
    return { kind: confirmationKind, notice: noticeKind, data: mailDataOf(after), event: after.id }
  }
  const kind = change.what === 'moved' ? movedKind : cancelledKind
  const data = changeMailDataOf(after, change.before, change.feeCents)
  return { kind, notice: noticeOf[kind], data, event: `${after.id}:${after.sequence}` }
}

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
