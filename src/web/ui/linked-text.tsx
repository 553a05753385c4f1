import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { Isolated } from '#web/ui/isolated.tsx'

/** A text in which e-mail addresses and telephone numbers are links, isolated so that they read well from right to left. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d)/)
  return parts.map((part, index) => {
    if (index % 2 === 0) return <Isolated key={`${part}-${index}`} text={part} />
    const href = part.includes('@') ? `mailto:${part}` : telephoneLink(part)
    return (
      <a key={`${part}-${index}`} href={href}>
        <bdi>{part}</bdi>
      </a>
    )
  })
}
