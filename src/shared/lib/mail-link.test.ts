import { expect, it } from 'vitest'
import { mailLink } from '#shared/lib/mail-link.ts'

it('a letter goes to the address alone, whatever was typed into it', () => {
  expect(mailLink('noor.de-vries+kliniek@example.nl')).toBe('mailto:noor.de-vries%2Bkliniek@example.nl')
  const link = new URL(mailLink('info?bcc=spy@example.org&subject=x@example.nl'))
  expect([link.search, decodeURIComponent(link.pathname)]).toEqual([
    '',
    'info?bcc=spy@example.org&subject=x@example.nl',
  ])
})
