import { cancelledKind, movedKind } from '#server/features/appointments/service.ts'
import { momentOf } from '#server/features/appointments/words.ts'
import type { ChangeMailData, MailDeps } from '#server/features/visit-mails/emails/data.ts'
import { changeMailData, noticeOf } from '#server/features/visit-mails/emails/data.ts'
import type { Writing } from '#server/features/visit-mails/emails/frame.tsx'
import {
  clientFacts,
  visitMailWithCalendar,
  visitNotice,
} from '#server/features/visit-mails/emails/frame.tsx'
import {
  freeUntilFact,
  GoodToKnow,
  Manage,
  NotYou,
  placeFact,
} from '#server/features/visit-mails/emails/parts.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import type { MailFact } from '#server/platform/mail/parts.tsx'
import { MailButton, MailLink, MailText } from '#server/platform/mail/parts.tsx'
import { unbrokenDay } from '#server/platform/mail/unbroken.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { isLate } from '#shared/features/booking/fees.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

export function changedMailComposers(deps: MailDeps): MailComposers {
  return {
    [movedKind]: (data, language) => moved(changeMailData.parse(data), language, deps),
    [cancelledKind]: (data, language) => cancelled(changeMailData.parse(data), language, deps),
    [noticeOf[movedKind]]: (data) => movedNotice(changeMailData.parse(data), deps),
    [noticeOf[cancelledKind]]: (data) => cancelledNotice(changeMailData.parse(data), deps),
  }
}

function moved(visit: ChangeMailData, language: Language, deps: MailDeps): Promise<ComposedMail> {
  const { clinic } = deps
  return visitMailWithCalendar(visit, language, deps, (writing) => {
    const { t, words } = writing
    return {
      subject: t('changeMail.moved_subject', { date: words.date, time: words.time }),
      title: t('changeMail.moved_title'),
      text: t('changeMail.moved_text', { clinic: clinic.name }),
      moment: 'stands',
      facts: [
        [t('changeMail.before'), unbrokenDay(momentOf(visit.before, language, clinic))],
        feeFact('fee', visit, writing, clinic),
        placeFact(writing, deps),
        ...freeUntilFact(visit, visit.change.at, writing, deps),
      ],
      after: (
        <>
          <Manage hasLink={visit.hasLink} {...{ writing, deps }}>
            <MailButton href={words.manageUrl}>{t('bookingMail.manage')}</MailButton>
          </Manage>
          <NotYou isProven={visit.isProven} {...{ writing, deps }} />
          <GoodToKnow
            points={[words.policy, words.illness, t('changeMail.moved_calendar')]}
            writing={writing}
          />
        </>
      ),
    }
  })
}

function cancelled(visit: ChangeMailData, language: Language, deps: MailDeps): Promise<ComposedMail> {
  const { clinic, env } = deps
  return visitMailWithCalendar(visit, language, deps, (writing) => {
    const { t, words } = writing
    return {
      subject: t('changeMail.cancelled_subject', { date: words.date, time: words.time }),
      title: t('changeMail.cancelled_title'),
      text: t('changeMail.cancelled_text', { clinic: clinic.name }),
      moment: 'off',
      facts: [feeFact('cancelled_fee', visit, writing, clinic)],
      after: (
        <>
          <MailText>{t('changeMail.cancelled_calendar')}</MailText>
          <MailButton href={env.publicUrl + localized(paths.booking, language)}>
            {t('changeMail.book_again')}
          </MailButton>
          {visit.hasLink && <MailLink href={words.manageUrl}>{t('bookingMail.view')}</MailLink>}
        </>
      ),
    }
  })
}

function movedNotice(visit: ChangeMailData, deps: MailDeps): Promise<ComposedMail> {
  return visitNotice(visit, deps, (writing) => {
    const { t, words, language } = writing
    return {
      subject: t('changeMail.moved_notice_subject', words),
      title: t('changeMail.moved_notice_title'),
      moment: 'stands',
      facts: [
        [t('changeMail.before'), unbrokenDay(momentOf(visit.before, language, deps.clinic))],
        [t('bookingMail.room'), String(visit.room)],
        feeFact('fee', visit, writing, deps.clinic),
        ...clientFacts(visit, writing),
      ],
      after: <MailButton href={words.clinicManageUrl}>{t('bookingMail.notice_manage')}</MailButton>,
    }
  })
}

function cancelledNotice(visit: ChangeMailData, deps: MailDeps): Promise<ComposedMail> {
  return visitNotice(visit, deps, (writing) => ({
    subject: writing.t('changeMail.cancelled_notice_subject', writing.words),
    title: writing.t('changeMail.cancelled_notice_title'),
    moment: 'off',
    facts: [feeFact('cancelled_fee', visit, writing, deps.clinic), ...clientFacts(visit, writing)],
  }))
}

/** What the change costs the client, and what stands of an earlier one. */
function feeFact(
  label: 'fee' | 'cancelled_fee',
  visit: ChangeMailData,
  writing: Writing,
  clinic: Clinic,
): MailFact {
  return [writing.t(`changeMail.${label}`), feeText(visit, writing, clinic)]
}

/** Late changes are free too: right after the booking, while the address is unproven, by the clinic. Those were not in time. */
function feeText(
  { feeCents, standingCents, before, change }: ChangeMailData,
  { t, language }: Writing,
  clinic: Clinic,
): string {
  const hours = clinic.fees.freeUntilHours
  if (feeCents > 0) return t('changeMail.fee_late', { fee: formatPrice(feeCents, language), hours })
  if (standingCents > 0) return t('changeMail.fee_stands', { fee: formatPrice(standingCents, language) })
  return t(isLate(before, change.at, clinic) ? 'changeMail.fee_free' : 'changeMail.fee_none')
}
