import type { AppDeps } from '#server/deps.ts'
import { deleteExpiredTokens } from '#server/features/account/service.ts'
import { eraseAppointments } from '#server/features/appointments/service.ts'
import { deleteEmptyCards } from '#server/features/cards/service.ts'
import { deleteEnquiries } from '#server/features/contact/service.ts'
import { removeUnconfirmed } from '#server/features/newsletter/service.ts'
import { deleteExpired } from '#server/features/staff/service.ts'
import { forgetAttempts } from '#server/platform/http/attempt-limit.ts'
import { deleteExpiredSessions } from '#server/platform/http/session.ts'
import { forgetMails } from '#server/platform/mail/queue.ts'
import type { MailTransport } from '#server/platform/mail/transport.ts'
import { periodBefore } from '#shared/lib/time.ts'

type Deps = Pick<AppDeps, 'db' | 'clinic' | 'now' | 'log'> & {
  readonly transport: Pick<MailTransport, 'forget'>
}

/**
 * Erases what is kept no longer, by the periods of the clinic's file (docs/decisions/0014-one-clean-up-a-day.md). The log
 * says how much went, and of whom nothing.
 */
export async function cleanUp({ db, clinic, now, log, transport }: Deps): Promise<void> {
  const at = now()
  const { mails, enquiries, unconfirmed } = clinic.retention
  const erased = {
    sessions: await deleteExpiredSessions(db, at),
    links: await deleteExpiredTokens(db, at),
    cards: await deleteEmptyCards(db),
    staffAccess: await deleteExpired(db, at),
    attempts: await forgetAttempts(db, at),
    unconfirmed: await removeUnconfirmed(db, periodBefore(at, unconfirmed)),
    mails: await forgetMails(db, periodBefore(at, mails)),
    mailFiles: await transport.forget(periodBefore(at, mails)),
    enquiries: await deleteEnquiries(db, periodBefore(at, enquiries)),
    ...(await eraseAppointments(db, at, clinic)),
  }
  log.info({ erased }, 'cleaned up')
}
