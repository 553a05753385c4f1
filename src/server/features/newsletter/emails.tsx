import type { Kysely } from 'kysely'
import { z } from 'zod'
import { findToConfirm } from '#server/features/newsletter/data.ts'
import { confirmUrlOf, unsubscribeUrlOf } from '#server/features/newsletter/token.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import type { ComposedMail, DroppableMailComposers, MailComposers } from '#server/platform/mail/mail.ts'
import { MailButton, MailText } from '#server/platform/mail/parts.tsx'
import { renderMail } from '#server/platform/mail/render.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { formatPeriod } from '#shared/content/format-period.ts'
import type { Language } from '#shared/i18n/languages.ts'

export const confirmKind = 'newsletter-confirm'
export const knownKind = 'newsletter-known'

type MailDeps = {
  readonly clinic: Clinic
  readonly env: { readonly publicUrl: string; readonly secret: string }
}

/** Without the name: a mail to an address that has not agreed yet must not carry what a stranger typed. */
const newsletterMailData = z.object({ id: z.uuid(), emailHash: z.string() })
type NewsletterMailData = z.infer<typeof newsletterMailData>

/** The composers of this feature's mails. */
export function newsletterMailComposers(deps: MailDeps): MailComposers {
  return {
    [confirmKind]: (data, language) => askToConfirm(newsletterMailData.parse(data), language, deps),
    [knownKind]: (data, language) => sayKnown(newsletterMailData.parse(data), language, deps),
  }
}

/** The same, but none whose link has ended or was pressed: it waited longer for its mail server, or was sent once more. */
export function newsletterMailsInTime(
  deps: MailDeps & { readonly db: Kysely<Database>; readonly now: () => Date },
): DroppableMailComposers {
  return {
    ...newsletterMailComposers(deps),
    [confirmKind]: async (data, language) => {
      const mail = newsletterMailData.parse(data)
      const toConfirm = await findToConfirm(deps.db, [mail.id], deps)
      return toConfirm.has(mail.id) ? askToConfirm(mail, language, deps) : null
    },
  }
}

async function askToConfirm(
  { id, emailHash }: NewsletterMailData,
  language: Language,
  { clinic, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const values = { clinic: clinic.name }
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t('newsletterMail.confirm_preview')}
      title={t('newsletterMail.confirm_title')}
    >
      <MailText>{t('newsletterMail.confirm_text', values)}</MailText>
      <MailButton href={confirmUrlOf(id, language, env)}>{t('newsletterMail.confirm_button')}</MailButton>
      <MailText>
        {t('newsletterMail.confirm_expires', {
          period: formatPeriod(clinic.retention.unconfirmed, language),
        })}
      </MailText>
      <MailText>{t('newsletterMail.confirm_stranger')}</MailText>
      <MailText>{t('accountMail.regards', values)}</MailText>
    </MailLayout>,
  )
  return {
    subject: t('newsletterMail.confirm_subject', values),
    ...parts,
    ...aroundNewsletter(emailHash, language, { clinic, env }),
  }
}

async function sayKnown(
  { emailHash }: NewsletterMailData,
  language: Language,
  { clinic, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const values = { clinic: clinic.name }
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={t('newsletterMail.known_preview')}
      title={t('newsletterMail.known_title')}
    >
      <MailText>{t('newsletterMail.known_text', values)}</MailText>
      <MailText>{t('newsletterMail.known_leave')}</MailText>
      <MailButton href={unsubscribeUrlOf(emailHash, language, env)}>
        {t('newsletterMail.unsubscribe')}
      </MailButton>
      <MailText>{t('accountMail.regards', values)}</MailText>
    </MailLayout>,
  )
  return {
    subject: t('newsletterMail.known_subject', values),
    ...parts,
    ...aroundNewsletter(emailHash, language, { clinic, env }),
  }
}

/** Mail programs show their own unsubscribe button for these headers, and press it with a POST (RFC 8058). */
function aroundNewsletter(emailHash: string, language: Language, { clinic, env }: MailDeps) {
  return {
    replyTo: clinic.emails.general,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrlOf(emailHash, language, env)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
