import type { Selectable } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { MailLine } from '#shared/features/desk/post-contract.ts'

type MailRow = Pick<Selectable<Database['mails']>, 'id' | 'kind' | 'state' | 'created_at' | 'sent_at'>

/** A mail as the desk lists it with what it is about. */
export function presentMail({ id, kind, state, created_at, sent_at }: MailRow): MailLine {
  return { id, kind, state, createdAt: created_at.toISOString(), sentAt: sent_at?.toISOString() ?? null }
}
