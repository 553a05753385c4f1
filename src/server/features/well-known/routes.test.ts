import { expect, it } from 'vitest'
import { wellKnownRoutes } from '#server/features/well-known/routes.ts'
import { clinic } from '../../../../tests/clinic.ts'

const env = { publicUrl: 'https://clinic.example', secret: '', clinicMail: '' }
const askAt = (instant: string) =>
  wellKnownRoutes({ clinic, env, now: () => new Date(instant) }).request('/.well-known/security.txt')

it('who finds a weakness reads where to write, whenever they look', async () => {
  for (const instant of ['2026-11-19T08:00:00Z', '2031-02-28T23:59:59Z']) {
    const answer = await askAt(instant)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    const fields = new Map(
      (await answer.text()).split('\n').map((line) => line.split(': ', 2) as [string, string]),
    )
    expect(fields.get('Contact')).toBe(`mailto:${clinic.emails.privacy}`)
    expect(fields.get('Canonical')).toBe('https://clinic.example/.well-known/security.txt')
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.parse(instant)) / 86_400_000
    // The standard asks for less than a year ahead.
    expect(days).toBeGreaterThan(180)
    expect(days).toBeLessThan(365)
  }
})
