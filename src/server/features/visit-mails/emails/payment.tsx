/** @jsxRuntime automatic */
import { z } from 'zod'
import { wordsOf } from '#server/features/appointments/words.ts'
import { bookingMailData } from '#server/features/visit-mails/emails/booked.tsx'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import { MailButton, MailFacts, MailMoment, MailText } from '#server/platform/mail/parts.tsx'
import { asTyped, inOrder, renderMail } from '#server/platform/mail/render.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { Language } from '#shared/i18n/languages.ts'

export const paymentLinkKind = 'payment-link'

type MailDeps = {
  readonly clinic: Clinic
  readonly env: { readonly publicUrl: string; readonly secret: string }
}
const paymentMailData = bookingMailData.extend({ url: z.url() })

export function paymentMailComposers(deps: MailDeps): MailComposers {
  return { [paymentLinkKind]: (data, language) => paymentLink(paymentMailData.parse(data), language, deps) }
}

async function paymentLink(
  visit: z.infer<typeof paymentMailData>,
  language: Language,
  deps: MailDeps,
): Promise<ComposedMail> {
  const { clinic, env } = deps
  const t = translatorFor(language)
  const words = wordsOf(visit, language, deps)
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t('deskMail.pay_text')}
      title={t('deskMail.pay_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: asTyped(visit.firstName, language) })}</MailText>
      <MailText>{t('deskMail.pay_text')}</MailText>
      <MailMoment date={words.date} time={words.timeRange} what={words.what} language={language} />
      <MailFacts
        facts={[
          [t('bookingMail.price'), words.price],
          [t('bookingMail.reference'), inOrder(visit.reference, language)],
        ]}
      />
      <MailButton href={visit.url}>{t('deskMail.pay_button')}</MailButton>
      <MailText>{t('deskMail.pay_portal')}</MailText>
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  const subject = t('deskMail.pay_subject', { treatment: words.treatment })
  return { subject, ...parts, replyTo: clinic.emails.general }
}
