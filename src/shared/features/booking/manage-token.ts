/** The manage link's token names its appointment before the dot; the rest is the signature, which only the server can check. */
export function appointmentIdOf(token: string): string {
  return token.split('.', 1)[0] ?? ''
}
