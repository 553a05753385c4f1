import { describe, expect, it } from 'vitest'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import { clinic } from '../../../../tests/clinic.ts'

const env = { publicUrl: 'https://clinic.example', secret: 'a secret of at least 32 characters' }
const composers = accountMailComposers({ clinic, env })
const data = { firstName: "D'Arcy <b>", username: 'noor', nonce: 'nonce' }

const links: Readonly<Record<string, string>> = {
  'account-verify-email': '/login/e-mail-bevestigen?token=nonce.',
  'account-exists': '/login',
  'account-reset-password': '/login/wachtwoord-instellen?token=nonce.',
}

describe.each(languages)('the mails about an account in %s', (language) => {
  it.each(Object.keys(composers))(
    '%s says what happened to which account, and leads to the right page',
    async (kind) => {
      const mail = await composers[kind]?.(data, language)
      expect(mail?.html).toContain(`dir="${directionOf(language)}"`)
      expect(mail?.html).toContain('D&#x27;Arcy &lt;b&gt;')
      for (const part of [mail?.subject, mail?.html, mail?.text]) {
        expect(part).not.toMatch(/\{\{|\}\}|undefined|accountMail\./)
      }
      if (kind !== 'account-verify-email') expect(mail?.text).toContain('noor')
      const page = links[kind]
      const prefix = language === 'nl' ? '' : `/${language}`
      if (page === undefined) expect(mail?.text).not.toContain('token=')
      else expect(mail?.text).toContain(`https://clinic.example${prefix}${page}`)
    },
  )
})

it('no two kinds of link can be taken for each other', async () => {
  const token = async (kind: string) =>
    /\?token=(\S+)/.exec((await composers[kind]?.(data, 'nl'))?.text ?? '')?.[1]
  expect(await token('account-verify-email')).not.toBe(await token('account-reset-password'))
})
