/** @jsxRuntime automatic */
import { z } from 'zod'
import type { Enquiry } from '#server/features/contact/data.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailFacts, MailLayout, MailText, renderMail } from '#server/platform/mail/layout.tsx'
import type { ComposedMail, MailComposers } from '#server/platform/mail/mail.ts'
import { findByName } from '#shared/content/catalogue.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { formatLanguage } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { languages } from '#shared/i18n/languages.ts'

export const noticeKind = 'contact-notice'
export const copyKind = 'contact-copy'

type MailDeps = {
  readonly clinic: Clinic
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

/** The data of both mails about a message. */
export function mailDataOf(row: Enquiry): ContactMailData {
  const { name, email, subject, message, treatments, language } = row
  return { name, email, phone: row.phone ?? null, subject, message, treatments, language }
}

/** The composers of this feature's mails. */
export function contactMailComposers(deps: MailDeps): MailComposers {
  return {
    [noticeKind]: (data) => notice(contactMailData.parse(data), deps),
    [copyKind]: (data, language) => copy(contactMailData.parse(data), language, deps),
  }
}

/** The clinic reads Dutch, whatever the sender's language is; an answer goes to the sender. */
async function notice(message: ContactMailData, { clinic, env }: MailDeps): Promise<ComposedMail> {
  const t = translatorFor('nl')
  const none = t('contactMail.none')
  const parts = await renderMail(
    <MailLayout
      language="nl"
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={message.subject}
      title={t('contactMail.notice_title')}
    >
      <MailFacts
        facts={[
          [t('contactMail.name'), message.name],
          [t('contactMail.email'), message.email],
          [t('contactMail.phone'), message.phone ?? none],
          [t('contactMail.treatments'), message.treatments.join(', ') || none],
          [t('contactMail.language'), formatLanguage(message.language, 'nl')],
          [t('contactMail.subject'), message.subject],
          [t('contactMail.message'), linesOf(message.message)],
        ]}
      />
    </MailLayout>,
  )
  return {
    subject: t('contactMail.notice_subject', { name: message.name }),
    ...parts,
    replyTo: message.email,
  }
}

async function copy(
  message: ContactMailData,
  language: Language,
  { clinic, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const values = { clinic: clinic.name, name: message.name }
  const treatments = message.treatments.map((name) => findByName(name)?.treatment.name[language] ?? name)
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t('contactMail.copy_preview')}
      title={t('contactMail.copy_title')}
    >
      <MailText>{t('contactMail.greeting', values)}</MailText>
      <MailText>{t('contactMail.copy_text', values)}</MailText>
      <MailFacts
        facts={[
          [t('contactMail.subject'), message.subject],
          ...(treatments.length > 0
            ? [[t('contactMail.treatments'), treatments.join(language === 'ar' ? '، ' : ', ')] as const]
            : []),
          [t('contactMail.message'), linesOf(message.message)],
        ]}
      />
      <MailText>{t('contactMail.copy_stranger')}</MailText>
    </MailLayout>,
  )
  return { subject: t('contactMail.copy_subject', values), ...parts, replyTo: clinic.emails.general }
}

/** Typed lines, which may be in another script than the mail: each finds its own direction. */
function linesOf(text: string) {
  return text.split(/\r?\n/).map((line, index) => (
    <div key={index} dir="auto">
      {line === '' ? '\u00a0' : line}
    </div>
  ))
}
