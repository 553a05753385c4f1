import { z } from 'zod'
import type { House } from '#server/deps.ts'
import type { Enquiry } from '#server/features/contact/data.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { dialledByTyped } from '#server/platform/http/typed-values.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import {
  Dial,
  MailFacts,
  MailHeading,
  MailText,
  Typed,
  TypedLetter,
  TypedQuote,
  WriteTo,
} from '#server/platform/mail/parts.tsx'
import { asTyped, renderMail, unlinked } from '#server/platform/mail/render.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { languages } from '#shared/i18n/languages.ts'

export const noticeKind = 'contact-notice'
export const copyKind = 'contact-copy'
export const replyKind = 'contact-reply'

type MailDeps = House & {
  readonly env: { readonly publicUrl: string }
}

const contactMailData = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  treatments: z.array(z.string()),
  language: z.enum(languages),
})
type ContactMailData = z.infer<typeof contactMailData>

/** The sender's own address, shown by their session: only then the mail may hold what was typed. */
const copyMailData = contactMailData.extend({ isOwn: z.boolean().default(false) })

const replyMailData = contactMailData
  .pick({ name: true, subject: true, message: true })
  .extend({ body: z.string() })

/** The data of both mails about a message. */
export function mailDataOf(row: Enquiry): ContactMailData {
  const { name, email, subject, message, treatments, language } = row
  return { name, email, phone: row.phone ?? null, subject, message, treatments, language }
}

/** The composers of this feature's mails. */
export function contactMailComposers(deps: MailDeps): MailComposers {
  return {
    [noticeKind]: (data) => notice(contactMailData.parse(data), deps),
    [copyKind]: (data, language) => copy(copyMailData.parse(data), language, deps),
    [replyKind]: (data, language) => reply(replyMailData.parse(data), language, deps),
  }
}

/** To the clinic, in its own language; an answer goes to the sender. */
async function notice(message: ContactMailData, { clinic, env }: MailDeps): Promise<ComposedMail> {
  const { language } = clinic
  const t = translatorFor(language)
  const { phone, treatments } = message
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={message.subject}
      title={t('contactMail.notice_title')}
      isForClinic
    >
      <MailFacts
        facts={[
          [t('contactMail.name'), <Typed key="name" text={message.name} language={language} />],
          [t('contactMail.email'), <WriteTo key="email" address={message.email} />],
          ...(phone === null
            ? []
            : [[t('contactMail.phone'), <TypedPhone key="phone" phone={phone} />] as const]),
          ...(treatments.length === 0
            ? []
            : [[t('contactMail.treatments'), onePerLine(treatments, language)] as const]),
          [t('contactMail.language'), formatLanguage(message.language, language)],
          [t('contactMail.subject'), <Typed key="subject" text={message.subject} language={language} />],
          [t('contactMail.message'), <Typed key="message" text={message.message} language={language} />],
        ]}
      />
      <MailText>{t('contactMail.notice_answer', { name: message.name })}</MailText>
    </MailLayout>,
  )
  return {
    subject: t('contactMail.notice_subject', { name: message.name }),
    ...parts,
    replyTo: message.email,
  }
}

/** Goes wherever its writer likes: to an address that nobody has proven it carries not a word that a stranger typed. */
async function copy(
  message: z.infer<typeof copyMailData>,
  language: Language,
  { clinic, priceList, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const values = { clinic: clinic.name, name: asTyped(message.name, language) }
  const treatments = message.treatments.map((name) => labelOf(name, language, priceList))
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t(message.isOwn ? 'contactMail.copy_preview' : 'contactMail.receipt_preview')}
      title={t('contactMail.copy_title')}
    >
      <MailText>
        {message.isOwn ? t('contactMail.greeting', values) : t('accountMail.greeting_neutral')}
      </MailText>
      <MailText>{t(message.isOwn ? 'contactMail.copy_text' : 'contactMail.receipt_text', values)}</MailText>
      <MailFacts
        facts={[
          ...(message.isOwn
            ? [
                [
                  t('contactMail.subject'),
                  <Typed key="subject" text={message.subject} language={language} />,
                ] as const,
              ]
            : []),
          ...(treatments.length > 0
            ? [[t('contactMail.treatments'), onePerLine(treatments, language)] as const]
            : []),
          ...(message.isOwn
            ? [
                [
                  t('contactMail.message'),
                  <Typed key="message" text={message.message} language={language} />,
                ] as const,
              ]
            : []),
        ]}
      />
      <MailText>{t('contactMail.copy_stranger')}</MailText>
      <MailText>{t('accountMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  return { subject: t('contactMail.copy_subject', values), ...parts, replyTo: clinic.emails.general }
}

/** As it was typed; where it is a number, it can be dialled. */
function TypedPhone({ phone }: { readonly phone: string }) {
  const number = dialledByTyped(phone)
  return number === undefined ? phone : <Dial number={number}>{phone}</Dial>
}

/** A name may hold commas of its own: "Lipfiller 0,5 ml". */
function onePerLine(treatments: readonly string[], language: Language) {
  return <Typed key="treatments" text={treatments.join('\n')} language={language} />
}

/** What somebody at the desk answered, above what it answers: a stranger may have written that under this address, so it holds no links. */
async function reply(
  answer: z.infer<typeof replyMailData>,
  language: Language,
  { clinic, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const name = asTyped(answer.name, language)
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t('deskMail.reply_title')}
      title={t('deskMail.reply_title')}
    >
      <MailText>{t('contactMail.greeting', { name })}</MailText>
      <TypedLetter text={answer.body} language={language} />
      <MailText>{t('bookingMail.regards', { clinic: clinic.name })}</MailText>
      <MailHeading>{t('deskMail.reply_yours')}</MailHeading>
      <TypedQuote text={unlinked(answer.message)} language={language} />
    </MailLayout>,
  )
  const subject = t('deskMail.reply_subject', { subject: asTyped(answer.subject, language) })
  return { subject, ...parts, replyTo: clinic.emails.general }
}
