/** The address that opens a letter to an e-mail address; what is typed into one adds no recipient and no line to it. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
