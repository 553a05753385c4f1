import { confirmationKind } from '#server/features/appointments/service.ts'
import { careTexts } from '#server/features/care/service.ts'
import type {
  BookingMailData,
  ConfirmationMailData,
  MailDeps,
} from '#server/features/visit-mails/emails/data.ts'
import {
  bookingMailData,
  confirmationMailData,
  noticeKind,
} from '#server/features/visit-mails/emails/data.ts'
import {
  clientFacts,
  visitMailWithCalendar,
  visitNotice,
} from '#server/features/visit-mails/emails/frame.tsx'
import {
  ConsultFirst,
  freeUntilFact,
  GoodToKnow,
  Manage,
  NotYou,
  paymentFact,
  placeFact,
  Preparation,
} from '#server/features/visit-mails/emails/parts.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import { MailButton } from '#server/platform/mail/parts.tsx'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import type { Language } from '#shared/i18n/languages.ts'

export function bookedMailComposers(deps: MailDeps): MailComposers {
  return {
    [confirmationKind]: (data, language) => confirmation(confirmationMailData.parse(data), language, deps),
    [noticeKind]: (data) => notice(bookingMailData.parse(data), deps),
  }
}

async function confirmation(
  booking: ConfirmationMailData,
  language: Language,
  deps: MailDeps,
): Promise<ComposedMail> {
  const { preparation } = await careTexts(booking.treatment, language, deps)
  return visitMailWithCalendar(booking, language, deps, (writing) => {
    const { t, words } = writing
    const clinic = deps.clinic.name
    return {
      subject: t('bookingMail.confirmed_subject', { date: words.date, time: words.time }),
      title: t('bookingMail.confirmed_title'),
      preview: t('bookingMail.confirmed_preview', { treatment: words.treatment, clinic }),
      text: t(`bookingMail.${words.remote === null ? 'confirmed_text' : 'confirmed_remote'}`, { clinic }),
      moment: 'stands',
      facts: [
        placeFact(writing, deps),
        [t('bookingMail.price'), words.price],
        ...paymentFact(booking, t(`bookingMail.${booking.paymentOption}`), writing),
        ...freeUntilFact(booking, booking.toldAt ?? booking.createdAt, writing, deps),
      ],
      after: (
        <>
          <Manage hasLink={booking.hasLink} {...{ writing, deps }}>
            <MailButton href={words.manageUrl}>{t('bookingMail.manage')}</MailButton>
          </Manage>
          <NotYou isProven={booking.isProven} {...{ writing, deps }} />
          <ConsultFirst {...{ writing, deps }} />
          <Preparation points={preparation} writing={writing} />
          <GoodToKnow
            points={[
              words.ageRule,
              words.policy,
              words.illness,
              words.notTreated,
              t('bookingMail.calendar_hint'),
            ]}
            writing={writing}
          />
        </>
      ),
    }
  })
}

function notice(booking: BookingMailData, deps: MailDeps): Promise<ComposedMail> {
  return visitNotice(booking, deps, (writing) => {
    const { t, words, language } = writing
    return {
      subject: t('bookingMail.notice_subject', words),
      title: t('bookingMail.notice_title'),
      moment: 'stands',
      facts: [
        [t('bookingMail.room'), String(booking.room)],
        ...clientFacts(booking, writing),
        ...(booking.hasNotes ? [[t('bookingMail.notes'), t('bookingMail.notes_at_desk')] as const] : []),
        [t('bookingMail.language'), formatLanguage(booking.language, language)],
        [t('bookingMail.price'), words.price],
        ...paymentFact(booking, t(`bookingMail.notice_${booking.paymentOption}`), writing),
      ],
      after: <MailButton href={words.clinicManageUrl}>{t('bookingMail.notice_manage')}</MailButton>,
    }
  })
}
