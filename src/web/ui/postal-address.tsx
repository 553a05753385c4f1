type PostalAddressProps = { street: string; postalCode: string; city: string }

/** An address as it stands on an envelope. */
export function PostalAddress({ street, postalCode, city }: PostalAddressProps) {
  return (
    <address>
      <bdi>{street}</bdi>
      <br />
      <bdi>{`${postalCode} ${city}`}</bdi>
    </address>
  )
}
