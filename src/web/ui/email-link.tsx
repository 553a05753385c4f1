import { mailLink } from '#shared/lib/mail-link.ts'

/** An e-mail address that can be written to. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={mailLink(address)}>
      <bdi>{address}</bdi>
    </a>
  )
}
