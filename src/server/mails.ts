import type { AppDeps } from '#server/deps.ts'
import { accountMailsInTime } from '#server/features/account/emails.tsx'
import { contactMailComposers } from '#server/features/contact/emails.tsx'
import { newsletterMailsInTime } from '#server/features/newsletter/emails.tsx'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import type { DroppableMailComposers } from '#server/platform/mail/mail.ts'

/** Every mail of the product by its kind. */
export function mailComposers(
  deps: Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'env' | 'now'>,
): DroppableMailComposers {
  return {
    ...accountMailsInTime(deps),
    ...contactMailComposers(deps),
    ...newsletterMailsInTime(deps),
    ...visitMailComposers(deps),
  }
}
