import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { MailBox } from '#server/platform/mail/box.tsx'
import { Phone } from '#server/platform/mail/parts.tsx'
import { inOrder } from '#server/platform/mail/render.ts'
import { colors, darkRules, finerRules, fontOf, narrowRules } from '#server/platform/mail/style.ts'
import { onOneLine } from '#server/platform/mail/unbroken.ts'
import { Wordmark } from '#server/platform/mail/wordmark.tsx'
import type { Clinic } from '#shared/content/clinic.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'

export type MailLayoutProps = {
  readonly language: Language
  readonly clinic: Clinic
  /** Origin of the links in the footer. */
  readonly publicUrl: string
  /** The line that mail programs show after the subject. */
  readonly preview: string
  readonly title: string
  /** The clinic's own mails do not say how to reach the clinic. */
  readonly isForClinic?: boolean
  readonly children: ReactNode
}

/** The sheet around every mail: the clinic's name above, its facts below; right to left in Arabic; no picture is loaded. */
export function MailLayout({ preview, title, children, ...around }: MailLayoutProps) {
  const { language, clinic } = around
  const font = fontOf(language)
  return (
    <Html lang={language} dir={directionOf(language)}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{narrowRules + darkRules}</style>
        <style>{finerRules}</style>
      </Head>
      <Body className="ground" style={{ margin: 0, backgroundColor: colors.ground, fontFamily: font.text }}>
        <Preview>{preview}</Preview>
        <Container dir={directionOf(language)} style={{ maxWidth: '560px', padding: '24px 16px' }}>
          <Section className="head" style={{ padding: '0 16px' }}>
            <Wordmark name={clinic.name} />
          </Section>
          <MailBox fill="sheet" style={sheet}>
            <Heading as="h1" className="title ink" style={{ ...heading, fontFamily: font.display }}>
              {title}
            </Heading>
            {children}
          </MailBox>
          <MailFooter {...around} />
        </Container>
      </Body>
    </Html>
  )
}

function MailFooter({
  language,
  clinic,
  publicUrl,
  isForClinic = false,
}: Pick<MailLayoutProps, 'language' | 'clinic' | 'publicUrl' | 'isForClinic'>) {
  const t = translatorFor(language)
  const { address, registrations } = clinic
  return (
    <Section className="foot" style={{ padding: '8px 24px 16px' }}>
      {!isForClinic && (
        <>
          <Text className="muted" style={small}>
            <Phone sentence={(phone) => t('mail.questions', { phone })} clinic={clinic} language={language} />
          </Text>
          <Hr className="line" style={{ borderColor: colors.line, margin: '12px 0' }} />
        </>
      )}
      <Text className="muted" style={small}>
        {clinic.legalName}
        <br />
        {inOrder(`${address.street}, ${onOneLine(`${address.postalCode} ${address.city}`)}`, language)}
        <br />
        {t('mail.registrations', {
          kvk: inOrder(registrations.kvk, language),
          btw: inOrder(registrations.btw, language),
        })}
      </Text>
      <Text className="muted" style={footerLinks}>
        <Link className="accent" href={publicUrl + localized(paths.home, language)} style={link}>
          {t('mail.site')}
        </Link>
        <br />
        <Link className="accent" href={publicUrl + localized(paths.privacy, language)} style={link}>
          {t('mail.privacy')}
        </Link>
      </Text>
    </Section>
  )
}

const sheet = { backgroundColor: colors.sheet, borderRadius: '14px', padding: '28px 24px 12px' }
const heading = {
  fontSize: '28px',
  lineHeight: '36px',
  fontWeight: 400,
  color: colors.ink,
  margin: '0 0 16px',
}
const small = { fontSize: '13px', lineHeight: '22px', color: colors.muted, margin: '0' }
/** Far enough apart for a thumb. */
const footerLinks = { ...small, lineHeight: '32px', margin: '8px 0 0' }
const link = { color: colors.accent, textDecoration: 'underline' }
