import type { PersonData } from '#server/features/privacy/service.ts'
import { exportEnquiry, exportVisit } from '#server/features/profile/service.ts'
import { cardNoteFates, recordFates } from '#server/platform/db/desk-register.ts'
import { exportOf } from '#server/platform/db/fate.ts'
import { clientFates, mailFates, sessionFates, subscriberFates } from '#server/platform/db/register.ts'

/** All of one person for a machine, as the file that a client downloads names it. What it holds stands in the register. */
export function presentPerson(data: PersonData) {
  return {
    exportedAt: data.exportedAt,
    accounts: data.accounts.map(({ client, preferences, sessions }) => ({
      profile: exportOf(clientFates, client),
      preferences,
      sessions: sessions.map((row) => exportOf(sessionFates, row)),
    })),
    newsletter: data.subscribers.map((row) => ({ email: row.email, ...exportOf(subscriberFates, row) })),
    appointments: data.visits.map(exportVisit),
    mails: data.mails.map((row) => exportOf(mailFates, row)),
    messages: data.enquiries.map(exportEnquiry),
    notes: data.notes.map((row) => exportOf(cardNoteFates, row)),
    record: data.record.map((row) => exportOf(recordFates, row)),
  }
}
