import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { Isolated } from '#web/ui/isolated.tsx'

/** E-mail addresses, telephone numbers, and Europe's number for help in need, which is no part of a price. */
const linked = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d|\b112\b(?![.,]\d|\s?€))/
/** Looked at apart: old phones do not know a look behind. */
const beforeAmount = /(?:€\s?|\d[.,])$/

/** A text in which addresses and telephone numbers are links, isolated so that they read well from right to left. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(linked)
  return parts.map((part, index) => {
    const isText = index % 2 === 0 || (part === '112' && beforeAmount.test(parts[index - 1] ?? ''))
    if (isText) return <Isolated key={`${part}-${index}`} text={part} />
    const href = part.includes('@') ? `mailto:${part}` : telephoneLink(part)
    return (
      <a key={`${part}-${index}`} href={href}>
        <bdi>{part}</bdi>
      </a>
    )
  })
}
