import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { BookingDialog } from '#web/features/desk/agenda/booking-dialog.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

const visit = {
  ...{ id: 'a', reference: 'KB-1', clientId: 'b', firstName: 'Noor', lastName: 'de Vries', language: 'nl' },
  ...{
    phone: '+31612345678',
    shownPhone: '+31 6 12345678',
    email: 'oud@example.nl',
    mailTo: 'nieuw@example.nl',
  },
} as DeskVisit

it('books the next visit of a client for the address to which their mails go by now', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
        <BookingDialog
          at={{ date: '2026-11-24', minute: 10 * 60, room: 1 }}
          prefill={{ person: visit, again: { label: 'Hotstone massage', treatmentType: 'Hotstone massage' } }}
          onClose={() => undefined}
        />
      </WordsProvider>
    </QueryClientProvider>,
  )
  expect(html).toContain('value="nieuw@example.nl"')
  expect(html).not.toContain('oud@example.nl')
  expect(html).toContain('value="+31 6 12345678"')
})
