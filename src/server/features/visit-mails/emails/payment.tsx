import type { Kysely } from 'kysely'
import type { VisitToMail } from '#server/features/appointments/service.ts'
import { findToMail, isPriceOwedOf } from '#server/features/appointments/service.ts'
import type { MailDeps } from '#server/features/visit-mails/emails/data.ts'
import { paymentLinkKind, paymentMailData } from '#server/features/visit-mails/emails/data.ts'
import { visitMail } from '#server/features/visit-mails/emails/frame.tsx'
import type { Database } from '#server/platform/db/schema.ts'
import type { ComposedMail, DroppableMailComposers } from '#server/platform/mail/mail.ts'
import { MailButton, MailText } from '#server/platform/mail/parts.tsx'
import type { Language } from '#shared/i18n/languages.ts'

/**
 * They look at the visit again: nobody is asked to pay what was paid, or put right, while the mail waited for its mail
 * server, and who is asked reads the day as it is by then.
 */
export function paymentMailComposers(
  deps: MailDeps & { readonly db: Kysely<Database> },
): DroppableMailComposers {
  return {
    [paymentLinkKind]: async (data, language) => {
      const { id, url } = paymentMailData.parse(data)
      const visit = await findToMail(deps.db, id)
      if (visit?.paymentLink !== url || !(await isPriceOwedOf(deps.db, id))) return null
      return paymentLink(visit, url, language, deps)
    },
  }
}

function paymentLink(
  visit: VisitToMail,
  url: string,
  language: Language,
  deps: MailDeps,
): Promise<ComposedMail> {
  return visitMail(visit, language, deps, ({ t, words }) => ({
    subject: t('deskMail.pay_subject', { treatment: words.treatment }),
    title: t('deskMail.pay_title'),
    text: t('deskMail.pay_text'),
    moment: 'stands',
    facts: [[t('bookingMail.price'), words.price]],
    after: (
      <>
        <MailButton href={url}>{t('deskMail.pay_button')}</MailButton>
        <MailText>{t('deskMail.pay_also')}</MailText>
      </>
    ),
  }))
}
