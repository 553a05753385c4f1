/** @jsxRuntime automatic */
import { z } from 'zod'
import { calendarOfMail } from '#server/features/appointments/calendar.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { momentOf, wordsOf } from '#server/features/appointments/words.ts'
import {
  bookingMailData,
  clientFacts,
  freeUntilFact,
  mailDataOf,
  placeFact,
} from '#server/features/visit-mails/emails/booked.tsx'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailLink,
  MailList,
  MailMoment,
  MailText,
} from '#server/platform/mail/parts.tsx'
import { asTyped, inOrder, renderMail } from '#server/platform/mail/render.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

export const movedKind = 'booking-moved'
export const cancelledKind = 'booking-cancelled'
/** The clinic's own mail about the same change. */
export const noticeOf = {
  [movedKind]: 'booking-moved-notice',
  [cancelledKind]: 'booking-cancelled-notice',
} as const

type MailDeps = {
  readonly clinic: Clinic
  readonly env: { readonly publicUrl: string; readonly secret: string }
}

/** What the mails tell about a change, as it was made. */
const changeMailData = bookingMailData.extend({
  change: z.object({ sequence: z.int(), at: z.coerce.date(), isCancelled: z.boolean() }),
  /** When the visit was to start before. */
  before: z.coerce.date(),
  feeCents: z.int(),
  /** Fees of the visit so far, this one among them. */
  chargedCents: z.int().default(0),
})
export type ChangeMailData = z.infer<typeof changeMailData>

export function changeMailDataOf(row: Appointment, before: Appointment, feeCents: number): ChangeMailData {
  return {
    ...mailDataOf(row),
    change: {
      sequence: row.sequence,
      at: row.changed_at ?? row.created_at,
      isCancelled: row.status === 'cancelled',
    },
    before: before.starts_at,
    feeCents,
    chargedCents: row.moved_fee_cents + (row.cancelled_fee_cents ?? 0),
  }
}

export function changedMailComposers(deps: MailDeps): MailComposers {
  return {
    [movedKind]: (data, language) => moved(changeMailData.parse(data), language, deps),
    [cancelledKind]: (data, language) => cancelled(changeMailData.parse(data), language, deps),
    [noticeOf[movedKind]]: (data) => notice('moved', changeMailData.parse(data), deps),
    [noticeOf[cancelledKind]]: (data) => notice('cancelled', changeMailData.parse(data), deps),
  }
}

async function moved(visit: ChangeMailData, language: Language, deps: MailDeps): Promise<ComposedMail> {
  const { clinic, env } = deps
  const t = translatorFor(language)
  const words = wordsOf(visit, language, deps)
  const text = t('changeMail.moved_text', { clinic: clinic.name })
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={text}
      title={t('changeMail.moved_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: asTyped(visit.firstName, language) })}</MailText>
      <MailText>{text}</MailText>
      <MailMoment date={words.date} time={words.timeRange} what={words.what} language={language} />
      <MailFacts
        facts={[
          [t('changeMail.before'), momentOf(visit.before, language, clinic)],
          [t('changeMail.fee'), feeText(visit.feeCents, language, clinic)],
          placeFact(language, deps),
          ...freeUntilFact(visit, visit.change.at, language, clinic),
          [t('bookingMail.reference'), inOrder(visit.reference, language)],
        ]}
      />
      <MailButton href={words.manageUrl}>{t('bookingMail.manage')}</MailButton>
      <MailHeading>{t('bookingMail.good_to_know')}</MailHeading>
      <MailList
        items={[t('bookingMail.arrive_early'), words.policy, words.illness, t('changeMail.moved_calendar')]}
      />
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  const subject = t('changeMail.moved_subject', { date: words.date, time: words.time })
  return {
    subject,
    ...parts,
    replyTo: clinic.emails.general,
    calendar: await calendarOfMail(visit, language, deps),
  }
}

async function cancelled(visit: ChangeMailData, language: Language, deps: MailDeps): Promise<ComposedMail> {
  const { clinic, env } = deps
  const t = translatorFor(language)
  const words = wordsOf(visit, language, deps)
  const text = t('changeMail.cancelled_text', { clinic: clinic.name })
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={text}
      title={t('changeMail.cancelled_title')}
    >
      <MailText>{t('bookingMail.greeting', { name: asTyped(visit.firstName, language) })}</MailText>
      <MailText>{text}</MailText>
      <MailMoment date={words.date} time={words.timeRange} what={words.what} language={language} isOff />
      <MailFacts
        facts={[
          [t('changeMail.cancelled_fee'), feeText(visit.feeCents, language, clinic)],
          [t('bookingMail.reference'), inOrder(visit.reference, language)],
        ]}
      />
      <MailText>{t('changeMail.cancelled_calendar')}</MailText>
      <MailButton href={env.publicUrl + localized(paths.booking, language)}>
        {t('changeMail.book_again')}
      </MailButton>
      <MailLink href={words.manageUrl}>{t('bookingMail.view')}</MailLink>
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  const subject = t('changeMail.cancelled_subject', { date: words.date, time: words.time })
  return {
    subject,
    ...parts,
    replyTo: clinic.emails.general,
    calendar: await calendarOfMail(visit, language, deps),
  }
}

/** The clinic reads Dutch, whatever the client's language is. */
async function notice(
  what: 'moved' | 'cancelled',
  visit: ChangeMailData,
  { clinic, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor('nl')
  const words = wordsOf(visit, 'nl', { clinic, env })
  const isMoved = what === 'moved'
  const parts = await renderMail(
    <MailLayout
      language="nl"
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={`${visit.firstName} ${visit.lastName}, ${words.treatment}`}
      title={t(`changeMail.${what}_notice_title`)}
      isForClinic
    >
      <MailMoment date={words.date} time={words.timeRange} what={words.what} language="nl" isOff={!isMoved} />
      <MailFacts
        facts={[
          ...(isMoved
            ? ([
                [t('changeMail.before'), momentOf(visit.before, 'nl', clinic)],
                [t('bookingMail.room'), String(visit.room)],
              ] as const)
            : []),
          [t(isMoved ? 'changeMail.fee' : 'changeMail.cancelled_fee'), feeText(visit.feeCents, 'nl', clinic)],
          ...clientFacts(visit),
          [t('bookingMail.reference'), visit.reference],
        ]}
      />
      {isMoved && <MailButton href={words.clinicManageUrl}>{t('bookingMail.notice_manage')}</MailButton>}
    </MailLayout>,
  )
  return { subject: t(`changeMail.${what}_notice_subject`, words), ...parts, replyTo: visit.email }
}

function feeText(feeCents: number, language: Language, { fees }: Clinic): string {
  const t = translatorFor(language)
  if (feeCents === 0) return t('changeMail.fee_none')
  return t('changeMail.fee_late', { fee: formatPrice(feeCents, language), hours: fees.freeUntilHours })
}
