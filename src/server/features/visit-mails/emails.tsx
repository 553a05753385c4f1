/** @jsxRuntime automatic */
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { manageUrlOf, wordsOf } from '#server/features/booking/service.ts'
import type { VisitToMail } from '#server/features/visit-mails/data.ts'
import { findVisit } from '#server/features/visit-mails/data.ts'
import type { VisitMailKind } from '#server/features/visit-mails/policy.ts'
import { isTimely } from '#server/features/visit-mails/policy.ts'
import { careTexts } from '#server/platform/content/care.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import {
  inOrder,
  MailButton,
  MailFacts,
  MailHeading,
  MailLayout,
  MailList,
  MailText,
  renderMail,
} from '#server/platform/mail/layout.tsx'
import type { ComposedMail, DroppableMailComposers } from '#server/platform/mail/mail.ts'
import type { Language } from '#shared/i18n/languages.ts'

type MailDeps = Pick<AppDeps, 'db' | 'clinic' | 'env' | 'now'>
type TextDeps = Pick<AppDeps, 'clinic' | 'env'>

const visitMailData = z.object({ appointmentId: z.uuid(), startsAt: z.coerce.date() })

const writers: Record<
  VisitMailKind,
  (visit: VisitToMail, language: Language, deps: TextDeps) => Promise<ComposedMail>
> = { 'visit-reminder': reminder, 'visit-aftercare': aftercare }

/** The composers of this feature's mails. They look at the visit again: a mail may have waited for its mail server. */
export function visitMailComposers(deps: MailDeps): DroppableMailComposers {
  const compose = (kind: VisitMailKind) => async (data: unknown, language: Language) => {
    const { appointmentId, startsAt } = visitMailData.parse(data)
    const visit = await findVisit(deps.db, appointmentId)
    if (visit === undefined || !isTimely(kind, startsAt, visit, deps.now(), deps.clinic)) return null
    return writers[kind](visit, language, deps)
  }
  return { 'visit-reminder': compose('visit-reminder'), 'visit-aftercare': compose('visit-aftercare') }
}

export async function reminder(
  visit: VisitToMail,
  language: Language,
  { clinic, env }: TextDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const words = wordsOf(visit, language, clinic)
  const { street, postalCode, city } = clinic.address
  const { preparation } = await careTexts(visit.treatment, language)
  const text = t('visitMail.reminder_text', { clinic: clinic.name })
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={text}
      title={t('visitMail.reminder_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: visit.firstName })}</MailText>
      <MailText>{text}</MailText>
      <MailFacts
        facts={[
          [t('bookingMail.treatment'), words.treatment],
          [t('bookingMail.date'), words.date],
          [t('bookingMail.time'), t('bookingMail.time_value', words)],
          [t('bookingMail.place'), inOrder(`${clinic.name}, ${street}, ${postalCode} ${city}`, language)],
          [t('bookingMail.reference'), inOrder(visit.reference, language)],
        ]}
      />
      <MailText>
        <MailButton href={manageUrlOf(visit.id, language, env)}>{t('bookingMail.manage')}</MailButton>
      </MailText>
      {preparation.length > 0 && (
        <>
          <MailHeading>{t('visitMail.preparation')}</MailHeading>
          <MailList items={preparation} />
        </>
      )}
      <MailText>{t('bookingMail.arrive_early')}</MailText>
      {words.ageRule !== null && <MailText>{words.ageRule}</MailText>}
      <MailText>{words.policy}</MailText>
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  const subject = t('visitMail.reminder_subject', { date: words.date, time: words.time })
  return { subject, ...parts, replyTo: clinic.emails.general }
}

export async function aftercare(
  visit: VisitToMail,
  language: Language,
  { clinic, env }: TextDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const { treatment } = wordsOf(visit, language, clinic)
  const care = await careTexts(visit.treatment, language)
  const text = t('visitMail.aftercare_text', { clinic: clinic.name })
  const phone = inOrder(clinic.phones.landline, language)
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={text}
      title={t('visitMail.aftercare_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: visit.firstName })}</MailText>
      <MailText>{text}</MailText>
      {care.aftercare.length > 0 && (
        <>
          <MailHeading>{t('visitMail.aftercare_for', { treatment })}</MailHeading>
          <MailList items={care.aftercare} />
        </>
      )}
      <MailText>{t('visitMail.aftercare_worried', { phone })}</MailText>
      <MailText>
        <MailButton href={manageUrlOf(visit.id, language, env)}>{t('bookingMail.manage')}</MailButton>
      </MailText>
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  return { subject: t('visitMail.aftercare_subject'), ...parts, replyTo: clinic.emails.general }
}
