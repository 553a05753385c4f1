import { Hono } from 'hono'
import type { AppDeps } from '#server/deps.ts'

const path = '/.well-known/security.txt'
const halfYearMs = 182 * 24 * 60 * 60_000

/** Where somebody who found a weakness writes to (RFC 9116). It is true as long as it is served, so it never lapses. */
export function wellKnownRoutes({ clinic, env, now }: Pick<AppDeps, 'clinic' | 'env' | 'now'>) {
  return new Hono().get(path, (c) => {
    const lines = [
      `Contact: mailto:${clinic.emails.privacy}`,
      `Expires: ${new Date(now().getTime() + halfYearMs).toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: nl, en',
      `Canonical: ${env.publicUrl}${path}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' })
  })
}
