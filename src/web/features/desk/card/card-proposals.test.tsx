import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import type { ClientCard, ClientSummary } from '#shared/features/desk/clients-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { StaffProvider } from '#web/features/desk/base/staff.ts'
import { CardProposals, MergeDialog } from '#web/features/desk/card/card-proposals.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

const person: ClientSummary = {
  id: 'ec7a1d5c-1f0e-4b8e-8c55-0a7ce1b4f1a1',
  firstName: 'Wim',
  lastName: 'Bos',
  email: 'wim@example.nl',
  phone: '',
  shownPhone: '',
  language: 'nl',
  hasAccount: false,
  hasUnprovenAccount: false,
  visits: 0,
  lastVisit: null,
  nextVisit: null,
}
const card: ClientCard = {
  ...person,
  ...{ visitList: [], notes: [], feesCents: 0, paidCents: 0, mails: [], proposals: [], merges: [] },
}
const staff = { id: person.id, name: 'Bo', email: 'bo@clinic.example', role: 'owner' } as const

/** Whether what is rendered says that nobody has proven the address. */
function warns(part: ReactNode): boolean {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
        <StaffProvider value={staff}>{part}</StaffProvider>
      </WordsProvider>
    </QueryClientProvider>,
  )
  expect(html).toContain('Wim')
  return html.includes(nl.deskClients.account_unproven)
}

it.each([true, false])(
  'who decides about one person sees whether an account has no proven address (%s)',
  (hasUnprovenAccount) => {
    const other = { ...person, hasAccount: true, hasUnprovenAccount, because: 'name' } as const
    const proposing = { ...card, proposals: [other] }
    expect(warns(<CardProposals card={proposing} path="" />)).toBe(hasUnprovenAccount)
    const asking = <MergeDialog card={card} path="" other={other} onClose={() => undefined} />
    expect(warns(asking)).toBe(hasUnprovenAccount)
  },
)
