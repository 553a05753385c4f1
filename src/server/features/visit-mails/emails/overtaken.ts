import type { Kysely } from 'kysely'
import { z } from 'zod'
import { findToMail } from '#server/features/appointments/service.ts'
import { hasLeft } from '#server/features/visit-mails/data.ts'
import { cancelledKind, movedKind, noticeKind, noticeOf } from '#server/features/visit-mails/emails/data.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** What a mail about a booking or a change says of when the visit is; a booking is what came before every change. */
const told = z.object({
  id: z.uuid(),
  startsAt: z.coerce.date(),
  change: z
    .object({ sequence: z.int(), isCancelled: z.boolean() })
    .default({ sequence: 0, isCancelled: false }),
})

/**
 * Whether the mail would come after one that says otherwise of when the visit is, to the same reader: it waited for its
 * mail server while the later one was sent.
 */
export async function isOvertaken(db: Kysely<Database>, kind: string, data: unknown): Promise<boolean> {
  const { id, startsAt, change } = told.parse(data)
  const visit = await findToMail(db, id)
  if (change.isCancelled || visit === undefined) return false
  if (visit.status !== 'cancelled' && visit.startsAt.getTime() === startsAt.getTime()) return false
  const laterChanges = Array.from(
    { length: visit.sequence - change.sequence },
    (_, n) => change.sequence + n + 1,
  )
  const kinds = isNotice(kind) ? [noticeOf[movedKind], noticeOf[cancelledKind]] : [movedKind, cancelledKind]
  return hasLeft(
    db,
    laterChanges.flatMap((sequence) => kinds.map((later) => `${later}:${id}:${sequence}`)),
  )
}

function isNotice(kind: string): boolean {
  return kind === noticeKind || Object.values<string>(noticeOf).includes(kind)
}
