/** @jsxRuntime automatic */
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import type { VisitToMail } from '#server/features/appointments/service.ts'
import { findToMail } from '#server/features/appointments/service.ts'
import { wordsOf } from '#server/features/appointments/words.ts'
import {
  ConsultFirst,
  freeUntilFact,
  placeFact,
  Preparation,
} from '#server/features/visit-mails/emails/booked.tsx'
import type { VisitMailKind } from '#server/features/visit-mails/policy.ts'
import { isTimely, visitMailKinds } from '#server/features/visit-mails/policy.ts'
import { careTexts } from '#server/platform/content/care.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import type { ComposedMail, DroppableMailComposers } from '#server/platform/mail/mail.ts'
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailLink,
  MailList,
  MailMoment,
  MailText,
  Phone,
} from '#server/platform/mail/parts.tsx'
import { asTyped, inOrder, renderMail } from '#server/platform/mail/render.ts'
import { findByName } from '#shared/content/catalogue.ts'
import { changeFeeCents, isFreeConsult } from '#shared/features/booking/fees.ts'
import { comingParameter } from '#shared/i18n/paths.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

type MailDeps = Pick<AppDeps, 'db' | 'clinic' | 'env' | 'now'>
type TextDeps = Pick<AppDeps, 'clinic' | 'env' | 'now'>

const visitMailData = z.object({ appointmentId: z.uuid(), startsAt: z.coerce.date() })

const writers: Record<
  VisitMailKind,
  (visit: VisitToMail, language: Language, deps: TextDeps) => Promise<ComposedMail>
> = {
  'visit-reminder': reminder,
  'visit-reminder-evening': reminder,
  'visit-aftercare': aftercare,
}

/** They look at the visit again: a mail may have waited for its mail server. */
export function aroundMailComposers(deps: MailDeps): DroppableMailComposers {
  const compose = (kind: VisitMailKind) => async (data: unknown, language: Language) => {
    const { appointmentId, startsAt } = visitMailData.parse(data)
    const visit = await findToMail(deps.db, appointmentId)
    if (visit === undefined || !isTimely(kind, startsAt, visit, deps.now(), deps.clinic)) return null
    return writers[kind](visit, language, deps)
  }
  return Object.fromEntries(visitMailKinds.map((kind) => [kind, compose(kind)]))
}

async function reminder(
  visit: VisitToMail,
  language: Language,
  { clinic, env, now }: TextDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const words = wordsOf(visit, language, { clinic, env })
  const { preparation } = await careTexts(visit.treatment, language, clinic)
  const text = t('visitMail.reminder_text', { clinic: clinic.name })
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={text}
      title={t('visitMail.reminder_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: asTyped(visit.firstName, language) })}</MailText>
      <MailText>{text}</MailText>
      <MailMoment date={words.date} time={words.timeRange} what={words.what} language={language} />
      <MailFacts
        facts={[
          placeFact(language, { clinic, env }),
          [t('bookingMail.price'), words.price],
          ...freeUntilFact(visit, now(), language, clinic),
          [t('bookingMail.reference'), inOrder(visit.reference, language)],
        ]}
      />
      <ConsultFirst consult={words.consult} language={language} publicUrl={env.publicUrl} />
      <Preparation points={preparation} language={language} />
      <MailHeading>{t('bookingMail.good_to_know')}</MailHeading>
      <MailList
        items={[
          t('bookingMail.arrive_early'),
          ...(words.ageRule === null ? [] : [words.ageRule]),
          changeNow(visit, now(), language, clinic) ?? words.policy,
          words.illness,
        ]}
      />
      {visit.hasLink && (
        <>
          <MailButton href={`${words.manageUrl}&${comingParameter}=1`}>{t('visitMail.coming')}</MailButton>
          <MailLink href={words.manageUrl}>{t('bookingMail.manage')}</MailLink>
        </>
      )}
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  const subject = t('visitMail.reminder_subject', { date: words.date, time: words.time })
  return { subject, ...parts, replyTo: clinic.emails.general }
}

/** What not coming costs from now on; null while moving costs nothing, and when it never does. */
function changeNow(
  visit: VisitToMail,
  now: Date,
  language: Language,
  clinic: TextDeps['clinic'],
): string | null {
  const isFree = isFreeConsult(findByName(visit.treatment), visit.priceCents)
  const fees = { ...visit, isFreeConsult: isFree, bookedAt: visit.createdAt, isProven: true }
  const feeCents = changeFeeCents(fees, now, clinic)
  if (feeCents === 0) return null
  return translatorFor(language)('visitMail.reminder_late', { fee: formatPrice(feeCents, language) })
}

async function aftercare(
  visit: VisitToMail,
  language: Language,
  { clinic, env }: TextDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const words = wordsOf(visit, language, { clinic, env })
  const care = await careTexts(visit.treatment, language, clinic)
  const text = t('visitMail.aftercare_text', { clinic: clinic.name })
  const worried = (phone: string) => t('visitMail.aftercare_worried', { phone })
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={text}
      title={t('visitMail.aftercare_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: asTyped(visit.firstName, language) })}</MailText>
      <MailText>{text}</MailText>
      {care.aftercare.length > 0 && (
        <>
          <MailHeading>{t('visitMail.aftercare_for', words)}</MailHeading>
          <MailList items={care.aftercare} />
        </>
      )}
      {care.urgent.length > 0 ? (
        <>
          <MailHeading>{t('urgent.title')}</MailHeading>
          <MailList items={care.urgent} dialled={clinic.phones.emergency} />
        </>
      ) : (
        <MailText>
          <Phone sentence={worried} clinic={clinic} language={language} />
        </MailText>
      )}
      {visit.hasLink && <MailLink href={words.manageUrl}>{t('bookingMail.view')}</MailLink>}
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  return { subject: t('visitMail.aftercare_subject'), ...parts, replyTo: clinic.emails.general }
}
