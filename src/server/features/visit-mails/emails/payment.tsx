import type { MailDeps, PaymentMailData } from '#server/features/visit-mails/emails/data.ts'
import { paymentLinkKind, paymentMailData } from '#server/features/visit-mails/emails/data.ts'
import { visitMail } from '#server/features/visit-mails/emails/frame.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import { MailButton, MailText } from '#server/platform/mail/parts.tsx'
import type { Language } from '#shared/i18n/languages.ts'

export function paymentMailComposers(deps: MailDeps): MailComposers {
  return { [paymentLinkKind]: (data, language) => paymentLink(paymentMailData.parse(data), language, deps) }
}

function paymentLink(visit: PaymentMailData, language: Language, deps: MailDeps): Promise<ComposedMail> {
  return visitMail(visit, language, deps, ({ t, words }) => ({
    subject: t('deskMail.pay_subject', { treatment: words.treatment }),
    title: t('deskMail.pay_title'),
    text: t('deskMail.pay_text'),
    moment: 'stands',
    facts: [[t('bookingMail.price'), words.price]],
    after: (
      <>
        <MailButton href={visit.url}>{t('deskMail.pay_button')}</MailButton>
        <MailText>{t('deskMail.pay_portal')}</MailText>
      </>
    ),
  }))
}
