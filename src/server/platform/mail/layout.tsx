/** @jsxRuntime automatic */
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'
import type { ReactElement, ReactNode } from 'react'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { colors, darkRules, fontOf } from '#server/platform/mail/style.ts'
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
  readonly children: ReactNode
}

/** The sheet around every mail: the clinic's name above, its facts below; right to left in Arabic; no picture is loaded. */
export function MailLayout({ language, clinic, publicUrl, preview, title, children }: MailLayoutProps) {
  const font = fontOf(language)
  return (
    <Html lang={language} dir={directionOf(language)}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules}</style>
      </Head>
      <Body className="ground" style={{ margin: 0, backgroundColor: colors.ground, fontFamily: font.text }}>
        <Preview>{preview}</Preview>
        <Container dir={directionOf(language)} style={{ maxWidth: '560px', padding: '24px 16px' }}>
          <Text className="ink" style={{ ...wordmark, fontFamily: font.display }}>
            {clinic.name}
          </Text>
          <Section className="sheet" style={sheet}>
            <Heading as="h1" className="ink" style={{ ...heading, fontFamily: font.display }}>
              {title}
            </Heading>
            {children}
          </Section>
          <MailFooter language={language} clinic={clinic} publicUrl={publicUrl} />
        </Container>
      </Body>
    </Html>
  )
}

function MailFooter({
  language,
  clinic,
  publicUrl,
}: Pick<MailLayoutProps, 'language' | 'clinic' | 'publicUrl'>) {
  const t = translatorFor(language)
  const { address, registrations } = clinic
  return (
    <Section style={{ padding: '16px 8px' }}>
      <Text className="muted" style={small}>
        {t('mail.questions', { phone: leftToRight(clinic.phones.landline) })}
      </Text>
      <Hr className="line" style={{ borderColor: colors.line, margin: '12px 0' }} />
      <Text className="muted" style={small}>
        {clinic.legalName}
        <br />
        {address.street}, {address.postalCode} {address.city}
        <br />
        {t('mail.registrations', {
          kvk: leftToRight(registrations.kvk),
          btw: leftToRight(registrations.btw),
        })}
      </Text>
      <Text className="muted" style={small}>
        <Link className="accent" href={publicUrl + localized(paths.home, language)} style={link}>
          {t('mail.site')}
        </Link>
        {' · '}
        <Link className="accent" href={publicUrl + localized(paths.privacy, language)} style={link}>
          {t('mail.privacy')}
        </Link>
      </Text>
    </Section>
  )
}

/** A paragraph of a mail. */
export function MailText({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="ink" style={paragraph}>
      {children}
    </Text>
  )
}

/** The one thing a mail asks its reader to do. */
export function MailButton({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Button className="button" href={href} style={button}>
      {children}
    </Button>
  )
}

/** Facts as lines of label and value: a table, so that they stay beside each other in every mail program. */
export function MailFacts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <table cellPadding={0} cellSpacing={0} width="100%" style={{ margin: '8px 0 20px' }}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="muted line" style={{ ...cell, ...factLabel }}>
              {`${label}: `}
            </th>
            <td className="ink line" style={cell}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The head of a part of a mail. */
export function MailHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={subheading}>
      {children}
    </Heading>
  )
}

/** Points, one below the other. */
export function MailList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="ink" style={list}>
      {items.map((item) => (
        <li key={item} style={{ margin: '0 0 8px' }}>
          {item}
        </li>
      ))}
    </ul>
  )
}

/** A mail as both of its parts. The text part holds every link in full. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([
    render(mail),
    render(mail, { plainText: true, htmlToTextOptions: { selectors: textSelectors } }),
  ])
  return { html, text }
}

/** Keeps numbers and Latin names in order inside Arabic text, in both parts of a mail (Unicode isolates). */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}

/** Latin text for a sentence in this language: the marks are invisible, but would be copied along, so only where needed. */
export function inOrder(latin: string, language: Language): string {
  return directionOf(language) === 'rtl' ? leftToRight(latin) : latin
}

const textSelectors = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false } },
  { selector: 'th', format: 'inline' },
  { selector: 'td', format: 'inline' },
  { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
]

const wordmark = { fontSize: '22px', lineHeight: '28px', color: colors.ink, margin: '0 8px 16px' }
const sheet = { backgroundColor: colors.sheet, borderRadius: '14px', padding: '28px 24px' }
const heading = {
  fontSize: '26px',
  lineHeight: '34px',
  fontWeight: 400,
  color: colors.ink,
  margin: '0 0 16px',
}
const paragraph = { fontSize: '16px', lineHeight: '26px', color: colors.ink, margin: '0 0 16px' }
const subheading = { ...paragraph, fontWeight: 600, margin: '8px 0' }
const list = { ...paragraph, paddingInlineStart: '22px' }
const small = { fontSize: '13px', lineHeight: '20px', color: colors.muted, margin: '0' }
const link = { color: colors.accent, textDecoration: 'underline' }
const button = {
  backgroundColor: colors.ink,
  color: colors.onInk,
  borderRadius: '26px',
  padding: '14px 28px',
  fontSize: '16px',
  fontWeight: 500,
}
const cell = {
  borderBottom: `1px solid ${colors.line}`,
  padding: '10px 0',
  fontSize: '16px',
  lineHeight: '24px',
  color: colors.ink,
  verticalAlign: 'top',
} as const
const factLabel = { color: colors.muted, fontWeight: 400, width: '38%', textAlign: 'start' } as const
