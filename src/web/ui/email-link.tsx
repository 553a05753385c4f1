/** An e-mail address that can be written to. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <bdi>{address}</bdi>
    </a>
  )
}
