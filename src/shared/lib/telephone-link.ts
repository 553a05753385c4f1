/** The address that dials a telephone number as the clinic writes it. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}
