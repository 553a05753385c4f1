import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isLinkGood } from '#server/features/account/data.ts'
import { linkMails, linkOf, tokenOf } from '#server/features/account/token.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import type { ComposedMail, DroppableMailComposers, MailComposers } from '#server/platform/mail/mail.ts'
import { MailButton, MailText, Phone } from '#server/platform/mail/parts.tsx'
import { asTyped, renderMail } from '#server/platform/mail/render.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

type MailDeps = {
  readonly clinic: Clinic
  readonly env: { readonly publicUrl: string; readonly secret: string }
}

/**
 * What every mail about an account tells; the nonce is that of its link. No name for an address that nobody has proven, and
 * no username where anybody causes the mail by typing such an address.
 */
const accountMailData = z.object({
  firstName: z.string().nullable(),
  username: z.string().nullable(),
  nonce: z.string(),
})
export type AccountMailData = z.infer<typeof accountMailData>

type Mail = {
  readonly words: 'verify' | 'exists' | 'reset' | 'password_changed' | 'email_changed' | 'deleted'
  /** Where the button leads; a mail without one reports something that happened. */
  readonly link?: (data: AccountMailData, language: Language, env: MailDeps['env']) => string
}

const mails = {
  'account-verify-email': {
    words: 'verify',
    link: ({ nonce }, language, env) => linkOf(nonce, 'verify-email', language, env),
  },
  'account-exists': {
    words: 'exists',
    link: (_data, language, env) => env.publicUrl + localized(paths.login, language),
  },
  'account-reset-password': {
    words: 'reset',
    link: ({ nonce }, language, env) => linkOf(nonce, 'reset-password', language, env),
  },
  'account-password-changed': { words: 'password_changed' },
  'account-email-changed': { words: 'email_changed' },
  'account-deleted': { words: 'deleted' },
} as const satisfies Record<string, Mail>

export type AccountMailKind = keyof typeof mails

/** The composers of this feature's mails. */
export function accountMailComposers(deps: MailDeps): MailComposers {
  return Object.fromEntries(
    Object.entries<Mail>(mails).map(([kind, mail]) => [
      kind,
      (data, language) => compose({ ...mail, kind }, accountMailData.parse(data), language, deps),
    ]),
  )
}

/** The same, but none whose link has ended: it waited longer for its mail server, or was asked for once more. */
export function accountMailsInTime(
  deps: MailDeps & { readonly db: Kysely<Database>; readonly now: () => Date },
): DroppableMailComposers {
  return Object.fromEntries(
    Object.entries(accountMailComposers(deps)).map(([kind, composeMail]) => [
      kind,
      async (data, language) => {
        const purpose = linkMails[kind]
        const { nonce } = accountMailData.parse(data)
        const isInTime =
          purpose === undefined ||
          (await isLinkGood(deps.db, tokenOf(nonce, purpose, deps.env), purpose, deps.now()))
        return isInTime ? composeMail(data, language) : null
      },
    ]),
  )
}

async function compose(
  { kind, words, link }: Mail & { readonly kind: string },
  data: AccountMailData,
  language: Language,
  { clinic, env }: MailDeps,
): Promise<ComposedMail> {
  const t = translatorFor(language)
  const { username } = data
  const named = username === null ? {} : { username: asTyped(username, language) }
  const say = (part: 'subject' | 'title' | 'text') =>
    t(`accountMail.${words}.${part}`, { clinic: clinic.name, ...named })
  const ask = (part: 'button' | 'ignore') => t(`accountMail.${words}.${part}` as MessageKey)
  const text = words === 'reset' && username === null ? t('accountMail.reset.text_unnamed') : say('text')
  const parts = await renderMail(
    <MailLayout
      language={language}
      clinic={clinic}
      publicUrl={env.publicUrl}
      preview={text}
      title={say('title')}
    >
      <MailText>
        {data.firstName === null
          ? t('accountMail.greeting_neutral')
          : t('accountMail.greeting', { name: asTyped(data.firstName, language) })}
      </MailText>
      <MailText>{text}</MailText>
      {link !== undefined && <MailButton href={link(data, language, env)}>{ask('button')}</MailButton>}
      {kind in linkMails && <MailText>{t('accountMail.one_hour')}</MailText>}
      {link !== undefined && <MailText>{ask('ignore')}</MailText>}
      {link === undefined && (
        <MailText>
          <Phone
            sentence={(phone) => t('accountMail.not_you', { phone })}
            clinic={clinic}
            language={language}
          />
        </MailText>
      )}
      <MailText>{t('accountMail.regards', { clinic: clinic.name })}</MailText>
    </MailLayout>,
  )
  return { subject: say('subject'), ...parts, replyTo: clinic.emails.general }
}
