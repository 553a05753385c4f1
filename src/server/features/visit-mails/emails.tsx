import type { AppDeps } from '#server/deps.ts'
import { aroundMailComposers } from '#server/features/visit-mails/emails/around.tsx'
import { bookedMailComposers } from '#server/features/visit-mails/emails/booked.tsx'
import { changedMailComposers } from '#server/features/visit-mails/emails/changed.tsx'
import { paymentMailComposers } from '#server/features/visit-mails/emails/payment.tsx'
import { isOvertaken } from '#server/features/visit-mails/emails/overtaken.ts'
import type { DroppableMailComposers } from '#server/platform/mail/mail.ts'

/** Every mail about a visit by its kind. */
export function visitMailComposers(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'env' | 'now'>,
): DroppableMailComposers {
  const changes = { ...bookedMailComposers(deps), ...changedMailComposers(deps) }
  const unlessOvertaken: DroppableMailComposers = Object.fromEntries(
    Object.entries(changes).map(([kind, compose]): [string, DroppableMailComposers[string]] => [
      kind,
      async (data, language) => ((await isOvertaken(deps.db, kind, data)) ? null : compose(data, language)),
    ]),
  )
  return { ...paymentMailComposers(deps), ...unlessOvertaken, ...aroundMailComposers(deps) }
}
