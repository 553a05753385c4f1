import type { AppDeps } from '#server/deps.ts'
import { deleteExpiredTokens } from '#server/features/account/service.ts'
import { erasuresOfVisits } from '#server/features/appointments/service.ts'
import { forgetReasons } from '#server/features/blocks/service.ts'
import { deleteEmptyCards } from '#server/features/cards/service.ts'
import { deleteEnquiries, forgetContactMails } from '#server/features/contact/service.ts'
import { forgetMailsOfGone, removeUnconfirmed } from '#server/features/newsletter/service.ts'
import { endUnusedAccounts, forgetFarewells } from '#server/features/profile/service.ts'
import { deleteExpired } from '#server/features/staff/service.ts'
import { forgetAttempts } from '#server/platform/http/attempt-limit.ts'
import { deleteExpiredSessions } from '#server/platform/http/session.ts'
import { forgetAllDropped } from '#server/features/visit-mails/service.ts'
import { findForgotten, forgetMails } from '#server/platform/mail/queue.ts'
import type { MailTransport } from '#server/platform/mail/transport.ts'
import { periodBefore } from '#shared/lib/time.ts'

type Deps = AppDeps & { readonly transport: Pick<MailTransport, 'forget'> }

const dayMs = 24 * 60 * 60_000

/**
 * Erases what is kept no longer, by the periods of the clinic's file (docs/decisions/0014-one-clean-up-a-day.md). What cannot
 * be erased is logged and holds nothing else up. The log says how much went, and of whom nothing.
 */
export async function cleanUp({ transport, ...deps }: Deps): Promise<void> {
  const { db, clinic, now, log } = deps
  const at = now()
  const { mails, enquiries, unconfirmed, visitDetails } = clinic.retention
  const steps = {
    accounts: () => endUnusedAccounts(deps),
    farewells: () => forgetFarewells(db, new Date(at.getTime() - dayMs)),
    contactMails: () => forgetContactMails(db),
    sessions: () => deleteExpiredSessions(db, at),
    links: () => deleteExpiredTokens(db, at),
    staffAccess: () => deleteExpired(db, at),
    attempts: () => forgetAttempts(db, at),
    unconfirmed: () => removeUnconfirmed(db, periodBefore(at, unconfirmed)),
    newsletterMails: () => forgetMailsOfGone(db),
    mails: () => forgetMails(db, periodBefore(at, mails)),
    dropped: () => forgetAllDropped(db, at),
    mailFiles: async () => transport.forget(periodBefore(at, mails), await findForgotten(db)),
    enquiries: () => deleteEnquiries(db, periodBefore(at, enquiries)),
    ...erasuresOfVisits(db, at, clinic),
    blocks: () => forgetReasons(db, periodBefore(at, visitDetails)),
    // Of people whose last visit has just gone.
    cards: () => deleteEmptyCards(db),
  }
  const erased: Record<string, unknown> = {}
  for (const [name, step] of Object.entries(steps)) {
    try {
      erased[name] = await step()
    } catch (error) {
      log.error({ err: error, step: name }, 'a step of the clean-up failed')
    }
  }
  log.info({ erased }, 'cleaned up')
}
