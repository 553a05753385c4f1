import { readToken, signToken } from '#server/platform/http/signed-token.ts'

type Settings = { readonly secret: string }

const purpose = 'desk-link-command'
const livesMs = 60_000

/** Lets the command that makes an owner's link ask the running server, within a minute. */
export function signLinkCommand({ secret }: Settings, now: Date): string {
  return signToken(secret, purpose, String(now.getTime() + livesMs))
}

export function isLinkCommand(token: string, { secret }: Settings, now: Date): boolean {
  return Number(readToken(secret, purpose, token) ?? 0) > now.getTime()
}
