import { telephoneLink } from '#shared/lib/telephone-link.ts'

/** A number that can be pressed. */
export function Telephone({ number }: { number: string }) {
  return (
    <a href={telephoneLink(number)}>
      <bdi>{number}</bdi>
    </a>
  )
}
