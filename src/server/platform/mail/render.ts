import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

export { inOrder } from '#shared/i18n/in-order.ts'

/** No line of a text part breaks where it matters, and who searches or copies it wants plain spaces; amounts stay as they are written. */
const keptTogether = /(?<!€)\u00a0(?![€%])/g

/** A mail as both of its parts. The text part holds every link in full. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([
    render(mail),
    render(mail, { plainText: true, htmlToTextOptions: { selectors: textSelectors, formatters: { link } } }),
  ])
  return { html, text: text.replace(keptTogether, ' ') }
}

/**
 * What somebody typed, in whatever script, for a sentence in this language: it cannot reorder what stands around it, and
 * mail programs make no link of it, since whoever types a name may type an address there for a stranger to press.
 */
export function asTyped(text: string, language: Language): string {
  const plain = unlinked(text)
  return directionOf(language) === 'rtl' ? `\u2068${plain}\u2069` : plain
}

/** A text of more lines with nothing in it of which mail programs make a link. */
export function unlinked(text: string): string {
  return text.replace(/(?<=\S)[./:@](?=\S)/g, '$&\u2060')
}

/** What html-to-text, which has no types of its own, hands to a formatter. */
type Element = { readonly children: readonly unknown[]; readonly attribs?: Readonly<Record<string, string>> }
type Builder = { readonly addInline: (text: string, options: { readonly noWordTransform: boolean }) => void }
type Walk = (children: readonly unknown[], builder: Builder) => void

/** A link reads "label: address"; a telephone number is its own address. */
function link({ children, attribs }: Element, walk: Walk, builder: Builder): void {
  walk(children, builder)
  const address = attribs?.['href'] ?? ''
  if (address.startsWith('http')) builder.addInline(`: ${address}`, { noWordTransform: true })
}

const textSelectors = [
  { selector: 'a', format: 'link' },
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false } },
  { selector: 'th', format: 'inline' },
  { selector: 'td', format: 'inline' },
  { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
]
