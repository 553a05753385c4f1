import type { AppDeps } from '#server/deps.ts'
import { aroundMailComposers } from '#server/features/visit-mails/emails/around.tsx'
import { bookedMailComposers } from '#server/features/visit-mails/emails/booked.tsx'
import { changedMailComposers } from '#server/features/visit-mails/emails/changed.tsx'
import { paymentMailComposers } from '#server/features/visit-mails/emails/payment.tsx'
import type { DroppableMailComposers } from '#server/platform/mail/mail.ts'

/** Every mail about a visit by its kind. */
export function visitMailComposers(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'env' | 'now'>,
): DroppableMailComposers {
  return {
    ...paymentMailComposers(deps),
    ...bookedMailComposers(deps),
    ...changedMailComposers(deps),
    ...aroundMailComposers(deps),
  }
}
