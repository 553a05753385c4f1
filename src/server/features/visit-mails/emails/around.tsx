import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { remoteOf } from '#server/features/appointments/words.ts'
import type { VisitToMail } from '#server/features/appointments/service.ts'
import { findToMail } from '#server/features/appointments/service.ts'
import type { Writing } from '#server/features/visit-mails/emails/frame.tsx'
import { visitMail } from '#server/features/visit-mails/emails/frame.tsx'
import {
  ConsultFirst,
  freeUntilFact,
  GoodToKnow,
  Manage,
  NotYou,
  placeFact,
  Preparation,
} from '#server/features/visit-mails/emails/parts.tsx'
import type { VisitMailKind } from '#server/features/visit-mails/policy.ts'
import { isTimely, visitMailKinds } from '#server/features/visit-mails/policy.ts'
import { careTexts } from '#server/features/care/service.ts'
import type { ComposedMail, DroppableMailComposers } from '#server/platform/mail/mail.ts'
import { MailButton, MailHeading, MailLink, MailList, MailText, Phone } from '#server/platform/mail/parts.tsx'
import { changeFeeCents } from '#shared/features/booking/fees.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { comingParameter } from '#shared/i18n/paths.ts'

type MailDeps = Pick<AppDeps, 'db' | 'clinic' | 'priceList' | 'env' | 'now'>
type TextDeps = Pick<AppDeps, 'clinic' | 'priceList' | 'env' | 'now'>

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
    if (kind === 'visit-aftercare' && remoteOf(visit.treatment, deps.priceList) !== null) return null
    return writers[kind](visit, language, deps)
  }
  return Object.fromEntries(visitMailKinds.map((kind) => [kind, compose(kind)]))
}

async function reminder(visit: VisitToMail, language: Language, deps: TextDeps): Promise<ComposedMail> {
  const now = deps.now()
  const { preparation } = await careTexts(visit.treatment, language, deps)
  return visitMail(visit, language, deps, (writing) => {
    const { t, words } = writing
    const isVisit = words.remote === null
    return {
      subject: t('visitMail.reminder_subject', { date: words.date, time: words.time }),
      title: t(isVisit ? 'visitMail.reminder_title' : 'visitMail.reminder_title_remote'),
      text: t('visitMail.reminder_text', { clinic: deps.clinic.name }),
      moment: 'stands',
      facts: [
        placeFact(writing, deps),
        [t('bookingMail.price'), words.price],
        ...freeUntilFact(visit, now, writing, deps),
      ],
      after: (
        <>
          <Manage hasLink={visit.hasLink} {...{ writing, deps }}>
            <MailButton href={`${words.manageUrl}&${comingParameter}=1`}>
              {t(isVisit ? 'visitMail.coming' : 'visitMail.coming_remote')}
            </MailButton>
            <MailLink href={words.manageUrl}>{t('bookingMail.manage')}</MailLink>
          </Manage>
          <NotYou isProven={visit.isProven} {...{ writing, deps }} />
          <ConsultFirst {...{ writing, deps }} />
          <Preparation points={preparation} writing={writing} />
          <GoodToKnow
            points={[words.ageRule, changeNow(visit, now, writing, deps) ?? words.policy, words.illness]}
            writing={writing}
          />
        </>
      ),
    }
  })
}

/** What staying away, or not answering, costs from now on; null while moving costs nothing, and when it never does. */
function changeNow(
  visit: VisitToMail,
  now: Date,
  { t, words, language }: Writing,
  { clinic }: TextDeps,
): string | null {
  const fees = { ...visit, bookedAt: visit.createdAt, isProven: true }
  const feeCents = changeFeeCents(fees, now, clinic)
  if (feeCents === 0) return null
  const late = words.remote === null ? 'visitMail.reminder_late' : 'visitMail.reminder_late_remote'
  return t(late, { fee: formatPrice(feeCents, language) })
}

async function aftercare(visit: VisitToMail, language: Language, deps: TextDeps): Promise<ComposedMail> {
  const { clinic } = deps
  const care = await careTexts(visit.treatment, language, deps)
  return visitMail(visit, language, deps, ({ t, words }) => ({
    subject: t('visitMail.aftercare_subject'),
    title: t('visitMail.aftercare_title'),
    text: t('visitMail.aftercare_text', { clinic: clinic.name }),
    after: (
      <>
        {care.aftercare.length > 0 && (
          <>
            <MailHeading>{t('visitMail.aftercare_for', words)}</MailHeading>
            <MailList items={care.aftercare} dialled={clinic.phones.emergency} />
          </>
        )}
        {care.urgent.length > 0 ? (
          <>
            <MailHeading>{t('urgent.title')}</MailHeading>
            <MailList items={care.urgent} dialled={clinic.phones.emergency} />
          </>
        ) : (
          <MailText>
            <Phone
              sentence={(phone) => t('visitMail.aftercare_worried', { phone })}
              clinic={clinic}
              language={language}
            />
          </MailText>
        )}
        {visit.hasLink && <MailLink href={words.manageUrl}>{t('bookingMail.view')}</MailLink>}
      </>
    ),
  }))
}
