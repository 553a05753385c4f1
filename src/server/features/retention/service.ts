import type { AppDeps } from '#server/deps.ts'
import { deleteExpiredTokens } from '#server/features/account/service.ts'
import { eraseAppointments } from '#server/features/appointments/service.ts'
import { deleteEmptyCards } from '#server/features/cards/service.ts'
import { deleteEnquiries } from '#server/features/contact/service.ts'
import { removeUnconfirmed } from '#server/features/newsletter/service.ts'
import { endUnusedAccounts, forgetFarewells } from '#server/features/profile/service.ts'
import { deleteExpired } from '#server/features/staff/service.ts'
import { forgetAttempts } from '#server/platform/http/attempt-limit.ts'
import { deleteExpiredSessions } from '#server/platform/http/session.ts'
import { findForgotten, forgetMails } from '#server/platform/mail/queue.ts'
import type { MailTransport } from '#server/platform/mail/transport.ts'
import { periodBefore } from '#shared/lib/time.ts'

type Deps = AppDeps & { readonly transport: Pick<MailTransport, 'forget'> }

const dayMs = 24 * 60 * 60_000

/**
 * Erases what is kept no longer, by the periods of the clinic's file (docs/decisions/0014-one-clean-up-a-day.md). The log
 * says how much went, and of whom nothing.
 */
export async function cleanUp({ transport, ...deps }: Deps): Promise<void> {
  const { db, clinic, now, log } = deps
  const at = now()
  const { mails, enquiries, unconfirmed } = clinic.retention
  const accounts = await endUnusedAccounts(deps)
  await forgetFarewells(db, new Date(at.getTime() - dayMs))
  const erased = {
    accounts,
    sessions: await deleteExpiredSessions(db, at),
    links: await deleteExpiredTokens(db, at),
    cards: await deleteEmptyCards(db),
    staffAccess: await deleteExpired(db, at),
    attempts: await forgetAttempts(db, at),
    unconfirmed: await removeUnconfirmed(db, periodBefore(at, unconfirmed)),
    mails: await forgetMails(db, periodBefore(at, mails)),
    mailFiles: await transport.forget(periodBefore(at, mails), await findForgotten(db)),
    enquiries: await deleteEnquiries(db, periodBefore(at, enquiries)),
    ...(await eraseAppointments(db, at, clinic)),
  }
  log.info({ erased }, 'cleaned up')
}
