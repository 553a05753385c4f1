import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { findToMail } from '#server/features/appointments/service.ts'
import { aroundMailComposers } from '#server/features/visit-mails/emails/around.tsx'
import { bookedMailComposers } from '#server/features/visit-mails/emails/booked.tsx'
import { changedMailComposers } from '#server/features/visit-mails/emails/changed.tsx'
import { paymentMailComposers } from '#server/features/visit-mails/emails/payment.tsx'
import type { DroppableMailComposers, MailComposers } from '#server/platform/mail/mail.ts'

/** Every mail about a visit by its kind. */
export function visitMailComposers(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'env' | 'now'>,
): DroppableMailComposers {
  return {
    ...paymentMailComposers(deps),
    ...unlessOvertaken(deps, { ...bookedMailComposers(deps), ...changedMailComposers(deps) }),
    ...aroundMailComposers(deps),
  }
}

/** What a mail about a booking or a change says of when the visit is. */
const toldMoment = z.object({
  id: z.uuid(),
  startsAt: z.coerce.date(),
  change: z.object({ isCancelled: z.boolean() }).optional(),
})

/**
 * Drops a mail that says when the visit is once it is not then any more: one that waited for its mail server would come
 * after the mail that says so.
 */
function unlessOvertaken({ db }: Pick<AppDeps, 'db'>, composers: MailComposers): DroppableMailComposers {
  async function isOvertaken(data: unknown): Promise<boolean> {
    const { id, startsAt, change } = toldMoment.parse(data)
    if (change?.isCancelled === true) return false
    const visit = await findToMail(db, id)
    if (visit === undefined) return false
    return visit.status === 'cancelled' || visit.startsAt.getTime() !== startsAt.getTime()
  }
  const unless =
    (compose: MailComposers[string]): DroppableMailComposers[string] =>
    async (data, language) =>
      (await isOvertaken(data)) ? null : compose(data, language)
  return Object.fromEntries(Object.entries(composers).map(([kind, compose]) => [kind, unless(compose)]))
}
