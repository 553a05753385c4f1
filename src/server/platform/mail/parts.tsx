import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { inOrder } from '#server/platform/mail/render.ts'
import { colors } from '#server/platform/mail/style.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { mailLink } from '#shared/lib/mail-link.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'

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
    <Text style={{ ...paragraph, margin: '0 0 20px' }}>
      <Button className="button" href={href} style={button}>
        {children}
      </Button>
    </Text>
  )
}

/** Something else that its reader may do, in a sentence of its own. */
export function MailLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Text style={paragraph}>
      <Link className="accent" href={href} style={link}>
        {children}
      </Link>
    </Text>
  )
}

/** A link inside a fact. */
export function FactLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link className="accent" href={href} style={link}>
      {children}
    </Link>
  )
}

export type MailFact = readonly [label: string, value: ReactNode]

/** Facts as lines of label and value: a table, so that they stay beside each other in every mail program. */
export function MailFacts({ facts }: { readonly facts: readonly MailFact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} width="100%" style={{ margin: '0 0 24px' }}>
      <tbody>
        {facts.map(([label, value], index) => {
          const rule = index === facts.length - 1 ? { borderBottom: 0 } : {}
          return (
            <tr key={label}>
              <th scope="row" className="label muted line" style={{ ...factLabel, ...rule }}>
                {label}
                <span className="colon">:</span>{' '}
              </th>
              <td className="value ink line" style={{ ...cell, ...rule }}>
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type TypedProps = { readonly text: string; readonly language: Language }

/** What somebody typed, as a fact: every line finds its own direction, whatever the script of the mail, and keeps its side. */
export function Typed({ text, language }: TypedProps) {
  const lines = linesOf(text)
  // In the text part a single line stands beside its label.
  if (lines.length === 1) return <span dir="auto">{text}</span>
  return lines.map((line, index) => (
    <div key={index} dir="auto" style={{ textAlign: startOf(language) }}>
      {line === '' ? '\u00a0' : line}
    </div>
  ))
}

/** What somebody typed, as a letter: the same, with every line a paragraph of the mail. */
export function TypedLetter({ text, language }: TypedProps) {
  return linesOf(text)
    .filter((line) => line.trim() !== '')
    .map((line, index) => (
      <Text key={index} dir="auto" className="ink" style={{ ...paragraph, textAlign: startOf(language) }}>
        {line}
      </Text>
    ))
}

/** What somebody typed, as the words that a mail answers: quiet, behind a line. */
export function TypedQuote({ text, language }: TypedProps) {
  const line = `2px solid ${colors.line}`
  const side = directionOf(language) === 'rtl' ? { borderRight: line } : { borderLeft: line }
  return (
    <div className="muted line" style={{ ...quote, ...side }}>
      <Typed text={text} language={language} />
    </div>
  )
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/)
}

function startOf(language: Language) {
  return directionOf(language) === 'rtl' ? 'right' : 'left'
}

/** The head of a part of a mail. */
export function MailHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={subheading}>
      {children}
    </Heading>
  )
}

/** Points, one below the other; `dialled` is a telephone number in them that can be pressed, and 112 with it. */
export function MailList({
  items,
  dialled,
}: {
  readonly items: readonly string[]
  readonly dialled?: string
}) {
  return (
    <ul className="ink" style={list}>
      {items.map((item) => (
        <li key={item} style={{ margin: '0 0 8px' }}>
          {dialled === undefined ? item : <Dialled text={item} number={dialled} />}
        </li>
      ))}
    </ul>
  )
}

/** A text in which this number and 112, where they stand, can be pressed. */
function Dialled({ text, number }: { readonly text: string; readonly number: string }) {
  const numbers = new RegExp(`(${number.replace('+', '\\+')}|\\b112\\b)`)
  return text
    .split(numbers)
    .map((part, index) =>
      index % 2 === 1 ? <Dial key={index} number={part} /> : <Fragment key={index}>{part}</Fragment>,
    )
}

/** A sentence that names the telephone number of the clinic; it can be pressed, and stays on one line. */
export function Phone({
  sentence,
  clinic,
  language,
}: {
  readonly sentence: (phone: string) => string
  readonly clinic: Clinic
  readonly language: Language
}) {
  const phone = inOrder(clinic.phones.landline, language)
  const [before, after] = sentence(phone).split(phone)
  return (
    <>
      {before}
      <Dial number={clinic.phones.landline}>{phone}</Dial>
      {after}
    </>
  )
}

/** A telephone number that can be pressed. */
export function Dial({ number, children }: { readonly number: string; readonly children?: ReactNode }) {
  return (
    <Link className="accent" href={telephoneLink(number)} style={{ ...link, whiteSpace: 'nowrap' }}>
      {children ?? number}
    </Link>
  )
}

/** An e-mail address that can be written to. */
export function WriteTo({ address }: { readonly address: string }) {
  return <FactLink href={mailLink(address)}>{address}</FactLink>
}

const paragraph = { fontSize: '16px', lineHeight: '26px', color: colors.ink, margin: '0 0 16px' }
const subheading = { ...paragraph, fontWeight: 600, margin: '8px 0' }
const quote = {
  ...paragraph,
  color: colors.muted,
  fontSize: '15px',
  lineHeight: '24px',
  padding: '2px 14px',
  margin: '0 0 20px',
}
const list = { ...paragraph, paddingInlineStart: '22px' }
const link = { color: colors.accent, textDecoration: 'underline' }
const button = {
  backgroundColor: colors.ink,
  color: colors.onInk,
  borderRadius: '26px',
  padding: '14px 28px',
  fontSize: '16px',
  lineHeight: '22px',
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
const factLabel = {
  ...cell,
  color: colors.muted,
  fontSize: '14px',
  fontWeight: 400,
  width: '36%',
  textAlign: 'start',
  paddingInlineEnd: '16px',
} as const
