import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { appointment } from '#web/dev/style-samples.ts'
import { NextVisit } from '#web/features/portal/next-visit.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

const t = createTranslator('nl', nl)

it.each([
  [null, clinic.address.street],
  ['phone', t('portal.dashboard.by_phone')],
  ['video', t('portal.dashboard.by_video')],
] as const)(
  'says of the next visit (%s) where it is, or how the clinic speaks to who stays at home',
  (remote, says) => {
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <WordsProvider value={{ language: 'nl', t }}>
          <NextVisit appointment={{ ...appointment, remote }} />
        </WordsProvider>
      </QueryClientProvider>,
    )
    expect(html).toContain(says)
    expect(html.includes(clinic.address.street)).toBe(remote === null)
  },
)
