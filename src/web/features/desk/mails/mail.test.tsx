import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en } from '#content/messages/en.ts'
import { nl } from '#content/messages/nl.ts'
import type { DeskMail } from '#shared/features/desk/post-contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { Mail } from '#web/features/desk/mails/mail.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

const dutch = {
  ...{ id: 'a', kind: 'reminder', state: 'sent', to: 'noor@example.nl', language: 'nl', attempts: 1 },
  ...{ createdAt: '2026-11-24T09:00:00.000Z', sentAt: '2026-11-24T09:00:00.000Z' },
  ...{ visit: null, writer: null, lastError: null, canSendAgain: false },
} as const satisfies DeskMail

function shown(mail: DeskMail, language: Language, words: typeof nl): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language, t: createTranslator(language, words) }}>
        <Mail mail={mail} press={() => undefined} />
      </WordsProvider>
    </QueryClientProvider>,
  )
}

it('names the language of a mail to who reads the desk in another language', () => {
  expect(shown(dutch, 'en', en)).toContain('Dutch')
  expect(shown(dutch, 'nl', nl)).not.toContain('Nederlands')
  expect(shown({ ...dutch, language: 'ar' }, 'nl', nl)).toContain('Arabisch')
  expect(shown({ ...dutch, language: 'en' }, 'en', en)).not.toContain('English')
})

it('names who wrote, not the message again, beside what the mail is', () => {
  const mail = { ...dutch, kind: 'contact-copy', writer: 'Noor' } as const
  expect(shown(mail, 'nl', nl)).toMatch(/<bdi>Noor<\/bdi>.*Kopie van een bericht/)
})
