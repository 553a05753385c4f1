import type { AppDeps } from '#server/deps.ts'
import { deleteExpiredTokens } from '#server/features/account/service.ts'
import {
  deleteVisits,
  eraseContact,
  eraseDetails,
  eraseLeftVisits,
} from '#server/features/booking/service.ts'
import { deleteEnquiries } from '#server/features/contact/service.ts'
import { removeUnconfirmed } from '#server/features/newsletter/service.ts'
import { deleteExpired } from '#server/features/staff/service.ts'
import { forgetAttempts } from '#server/platform/http/attempt-limit.ts'
import { deleteExpiredSessions } from '#server/platform/http/session.ts'
import { forgetMails } from '#server/platform/mail/queue.ts'
import type { MailTransport } from '#server/platform/mail/transport.ts'
import { instantOf, periodBefore, wallClock } from '#shared/lib/time.ts'

type Deps = Pick<AppDeps, 'db' | 'clinic' | 'now' | 'log'> & {
  readonly transport: Pick<MailTransport, 'forget'>
}

/**
 * Erases what is kept no longer, by the periods of the clinic's file (docs/decisions/0014-one-clean-up-a-day.md). The log
 * says how much went, and of whom nothing.
 */
export async function cleanUp({ db, clinic, now, log, transport }: Deps): Promise<void> {
  const at = now()
  const { mails, enquiries, unconfirmed, visitDetails, visitContact, leftVisit } = clinic.retention
  const erased = {
    sessions: await deleteExpiredSessions(db, at),
    links: await deleteExpiredTokens(db, at),
    staffAccess: await deleteExpired(db, at),
    attempts: await forgetAttempts(db, at),
    unconfirmed: await removeUnconfirmed(db, periodBefore(at, unconfirmed)),
    mails: await forgetMails(db, periodBefore(at, mails)),
    mailFiles: await transport.forget(periodBefore(at, mails)),
    enquiries: await deleteEnquiries(db, periodBefore(at, enquiries)),
    visits: await deleteVisits(db, booksBegin(at, clinic)),
    leftVisits: await eraseLeftVisits(db, periodBefore(at, leftVisit)),
    visitContacts: await eraseContact(db, periodBefore(at, visitContact)),
    visitDetails: await eraseDetails(db, periodBefore(at, visitDetails)),
  }
  log.info({ erased }, 'cleaned up')
}

/** New Year of the oldest year whose books must still be there: a whole number of years is kept after the year of the visit. */
function booksBegin(at: Date, { retention, timeZone }: Deps['clinic']): Date {
  const year = Number(wallClock(at, timeZone).date.slice(0, 4)) - retention.books.years
  const newYear = instantOf(`${year}-01-01`, '00:00', timeZone)
  if (newYear === null) throw new Error(`the clocks of ${timeZone} skip the start of ${year}`)
  return newYear
}
