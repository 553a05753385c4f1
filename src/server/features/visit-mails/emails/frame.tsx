import type { ReactNode } from 'react'
import { calendarOfMail } from '#server/features/appointments/calendar.ts'
import type { CalendarAppointment } from '#server/features/appointments/calendar.ts'
import type { VisitFacts } from '#server/features/appointments/words.ts'
import { wordsOf } from '#server/features/appointments/words.ts'
import type { BookingMailData, MailDeps } from '#server/features/visit-mails/emails/data.ts'
import { shownPhone } from '#server/platform/http/typed-values.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import type { ComposedMail } from '#server/platform/mail/mail.ts'
import { MailMoment } from '#server/platform/mail/moment.tsx'
import type { MailFact } from '#server/platform/mail/parts.tsx'
import { Dial, MailFacts, MailText, Typed, WriteTo } from '#server/platform/mail/parts.tsx'
import { asTyped, inOrder, renderMail } from '#server/platform/mail/render.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'

/** What a mail about a visit is written with: the visit as it reads in the reader's language. */
export type Writing = {
  readonly t: Translator
  readonly words: ReturnType<typeof wordsOf>
  readonly language: Language
}

/** What one kind of mail says inside the frame that all of them share. */
type Telling = {
  readonly subject: string
  readonly title: string
  /** Struck out where the visit is off; without it neither moment nor facts are shown. */
  readonly moment?: 'stands' | 'off'
  readonly facts?: readonly MailFact[]
  /** What follows the facts. */
  readonly after?: ReactNode
}
type TellingClient = Telling & {
  /** What happened, in a sentence after the greeting. */
  readonly text: string
  /** The line that mail programs show after the subject; without it, the text. */
  readonly preview?: string
}
type MailedVisit = VisitFacts & Pick<BookingMailData, 'reference' | 'firstName' | 'isProven'>

/** A mail to the client: greeting, what happened, when and for what, facts with the reference last, regards. */
export async function visitMail(
  visit: MailedVisit,
  language: Language,
  deps: MailDeps,
  write: (writing: Writing) => TellingClient,
): Promise<ComposedMail> {
  const { clinic } = deps
  const writing = writingOf(visit, language, deps)
  const { t, words } = writing
  const telling = write(writing)
  const regards = words.remote === null ? 'bookingMail.regards' : 'bookingMail.regards_remote'
  const { preview = telling.text } = telling
  return framed(visit, writing, deps, {
    ...telling,
    preview,
    isForClinic: false,
    before: (
      <>
        <MailText>{greetingOf(visit, t, language)}</MailText>
        <MailText>{telling.text}</MailText>
      </>
    ),
    after: (
      <>
        {telling.after}
        <MailText>{t(regards, { clinic: clinic.name })}</MailText>
      </>
    ),
    replyTo: clinic.emails.general,
  })
}

const longestGreeted = 40
const digitsOrLink = /\p{N}|[@/]|\S\.\p{L}{2}/u

/** By name, unless a stranger may have typed it and it could say something else: a text, a number to call, a link. */
function greetingOf({ firstName, isProven }: MailedVisit, t: Translator, language: Language): string {
  const isName = firstName.length <= longestGreeted && !digitsOrLink.test(firstName)
  if (!isProven && !isName) return t('accountMail.greeting_neutral')
  return t('bookingMail.greeting', { name: asTyped(firstName, language) })
}

/** The same mail with the file that puts the visit into the client's calendar, or takes it out. */
export async function visitMailWithCalendar(
  visit: MailedVisit & CalendarAppointment & { readonly email: string },
  language: Language,
  deps: MailDeps,
  write: (writing: Writing) => TellingClient,
): Promise<ComposedMail> {
  return {
    ...(await visitMail(visit, language, deps, write)),
    calendar: await calendarOfMail(visit, language, deps),
  }
}

/** A mail to the clinic, in its own language; an answer goes to the client. */
export async function visitNotice(
  visit: BookingMailData,
  deps: MailDeps,
  write: (writing: Writing) => Telling,
): Promise<ComposedMail> {
  const writing = writingOf(visit, deps.clinic.language, deps)
  return framed(visit, writing, deps, {
    ...write(writing),
    preview: `${visit.firstName} ${visit.lastName}, ${writing.words.treatment}`,
    isForClinic: true,
    replyTo: visit.email,
  })
}

/** Who the client is and how to reach them, for the clinic's own mails. */
export function clientFacts(visit: BookingMailData, { t, language }: Writing): MailFact[] {
  return [
    [
      t('bookingMail.client'),
      <Typed key="name" text={`${visit.firstName} ${visit.lastName}`} language={language} />,
    ],
    [t('bookingMail.phone'), <Dial key="phone" number={shownPhone(visit.phone)} />],
    [t('bookingMail.email'), <WriteTo key="email" address={visit.email} />],
  ]
}

function writingOf(visit: MailedVisit, language: Language, deps: MailDeps): Writing {
  return { t: translatorFor(language), words: wordsOf(visit, language, deps), language }
}

async function framed(
  visit: MailedVisit,
  { t, words, language }: Writing,
  { clinic, env }: MailDeps,
  {
    subject,
    replyTo,
    ...telling
  }: Telling & {
    readonly preview: string
    readonly isForClinic: boolean
    readonly before?: ReactNode
    readonly replyTo: string
  },
): Promise<ComposedMail> {
  const { moment, facts = [] } = telling
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={telling.preview}
      title={telling.title}
      isForClinic={telling.isForClinic}
    >
      {telling.before}
      {moment !== undefined && (
        <>
          <MailMoment
            date={words.date}
            time={words.timeRange}
            what={words.what}
            language={language}
            isOff={moment === 'off'}
          />
          <MailFacts facts={[...facts, [t('bookingMail.reference'), inOrder(visit.reference, language)]]} />
        </>
      )}
      {telling.after}
    </MailLayout>,
  )
  return { subject, ...parts, replyTo }
}
