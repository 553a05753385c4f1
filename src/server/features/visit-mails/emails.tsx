import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import type { VisitToMail } from '#server/features/appointments/service.ts'
import { cancelledKind, changeMailKey, findToMail, movedKind } from '#server/features/appointments/service.ts'
import { hasLeft } from '#server/features/visit-mails/data.ts'
import { aroundMailComposers } from '#server/features/visit-mails/emails/around.tsx'
import { bookedMailComposers } from '#server/features/visit-mails/emails/booked.tsx'
import { changedMailComposers } from '#server/features/visit-mails/emails/changed.tsx'
import { noticeOf } from '#server/features/visit-mails/emails/data.ts'
import { paymentMailComposers } from '#server/features/visit-mails/emails/payment.tsx'
import type { Database } from '#server/platform/db/schema.ts'
import type { DroppableMailComposers } from '#server/platform/mail/mail.ts'
import { isForClinic } from '#server/platform/mail/subject.ts'

/** Every mail about a visit by its kind. */
export function visitMailComposers(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'env' | 'now'>,
): DroppableMailComposers {
  const changes = { ...bookedMailComposers(deps), ...changedMailComposers(deps) }
  const unlessOvertaken: DroppableMailComposers = Object.fromEntries(
    Object.entries(changes).map(([kind, compose]): [string, DroppableMailComposers[string]] => [
      kind,
      async (data, language) => {
        const says = told.parse(data)
        const visit = await findToMail(deps.db, says.id)
        if (await isOvertaken(deps.db, kind, says, visit)) return null
        const hasLink = visit?.hasLink === true
        // Not where it waited while the account took another address: this one may have been a stranger's.
        const isProven = visit?.isProven === true && visit.email === says.email
        return compose({ ...(data as object), hasLink, isProven }, language)
      },
    ]),
  )
  return { ...paymentMailComposers(deps), ...unlessOvertaken, ...aroundMailComposers(deps) }
}

/** What a mail about a booking or a change says of when the visit is, and to whom; a booking is what came before every change. */
const told = z.object({
  id: z.uuid(),
  startsAt: z.coerce.date(),
  email: z.string(),
  change: z
    .object({ sequence: z.int(), isCancelled: z.boolean() })
    .default({ sequence: 0, isCancelled: false }),
})

/**
 * Whether the mail would come after one that says otherwise of when the visit is, to the same reader: it waited for its
 * mail server while the later one was sent.
 */
async function isOvertaken(
  db: Kysely<Database>,
  kind: string,
  { id, startsAt, change }: z.infer<typeof told>,
  visit: VisitToMail | undefined,
): Promise<boolean> {
  if (change.isCancelled) return false
  // It was erased: it is over, or was cancelled.
  if (visit === undefined) return true
  if (visit.status !== 'cancelled' && visit.startsAt.getTime() === startsAt.getTime()) return false
  const laterChanges = Array.from(
    { length: visit.sequence - change.sequence },
    (_, n) => change.sequence + n + 1,
  )
  const kinds = isForClinic(kind)
    ? [noticeOf[movedKind], noticeOf[cancelledKind]]
    : [movedKind, cancelledKind]
  return hasLeft(
    db,
    laterChanges.flatMap((sequence) => kinds.map((later) => changeMailKey(later, { id, sequence }))),
  )
}
