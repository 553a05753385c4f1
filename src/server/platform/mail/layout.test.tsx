import { describe, expect, it } from 'vitest'
import { MailLayout } from '#server/platform/mail/layout.tsx'
import { MailButton, MailFacts, MailText } from '#server/platform/mail/parts.tsx'
import { renderMail } from '#server/platform/mail/render.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import { clinic } from '../../../../tests/clinic.ts'

const publicUrl = 'https://clinic.example'

describe.each(languages)('a mail in %s', (language) => {
  const mail = renderMail(
    <MailLayout language={language} clinic={clinic} publicUrl={publicUrl} preview="Preview" title="Title">
      <MailText>Paragraph</MailText>
      <MailFacts facts={[['Label', 'Value']]} />
      <MailButton href={`${publicUrl}/x?token=a.b`}>Open</MailButton>
    </MailLayout>,
  )

  it('says its language and direction', async () => {
    expect((await mail).html).toMatch(
      new RegExp(`<html[^>]*dir="${directionOf(language)}"[^>]*lang="${language}"`),
    )
  })

  it('carries the facts of the clinic and links to the site in that language', async () => {
    const { html, text } = await mail
    for (const part of [html, text]) {
      expect(part).toContain(clinic.legalName)
      expect(part).toContain(clinic.phones.landline)
      expect(part).toContain(clinic.registrations.kvk)
      expect(part).toContain(
        language === 'nl' ? `${publicUrl}/privacy-policy` : `${publicUrl}/${language}/privacy-policy`,
      )
    }
  })

  it('loads nothing, fits below the size that mail programs cut, and knows the dark', async () => {
    const { html } = await mail
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    expect(html).toContain('prefers-color-scheme: dark')
  })

  it('says the same in plain text, with the link in full', async () => {
    const { text } = await mail
    expect(text).toContain('Paragraph')
    expect(text).toContain('Label: Value')
    expect(text.split('\n')[0]).toBe(clinic.name)
    expect(text).toContain(`Open: ${publicUrl}/x?token=a.b`)
    expect(text).not.toMatch(/<|undefined/)
  })
})
