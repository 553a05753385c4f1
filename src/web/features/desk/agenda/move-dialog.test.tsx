import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ar } from '#content/messages/ar.ts'
import { nl } from '#content/messages/nl.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Place } from '#web/features/desk/agenda/acts.ts'
import { agendaPath } from '#web/features/desk/agenda/agenda-data.ts'
import { MoveDialog } from '#web/features/desk/agenda/move-dialog.tsx'
import { deskKey } from '#web/features/desk/base/desk-data.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

const date = '2026-11-24'
const visit = {
  ...{ id: 'a', firstName: 'Noor', lastName: 'de Vries', mailTo: 'noor@example.nl', room: 1 },
  ...{ start: `${date}T09:00:00Z`, end: `${date}T10:00:00Z` },
} as DeskVisit

beforeAll(() => vi.useFakeTimers({ now: new Date(`${date}T08:00:00Z`), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

const asked = (
  to: Place | undefined,
  [language, words]: ['nl', typeof nl] | ['ar', typeof ar] = ['nl', nl],
) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language, t: createTranslator(language, words) }}>
        <MoveDialog visit={visit} to={to} onClose={() => undefined} />
      </WordsProvider>
    </QueryClientProvider>,
  )

it('says who gets a mail about another time, and that another room sends none', () => {
  const mailed = 'Noor (noor@example.nl) krijgt een mail.'
  expect(asked({ date, minute: 11 * 60, room: 1 })).toContain(mailed)
  const roomOnly = asked({ date, minute: 10 * 60, room: 2 })
  expect(roomOnly).toContain('er gaat geen mail uit')
  expect(roomOnly).not.toContain(mailed)
})

it('says of a day that is gone that nobody is told', () => {
  const html = asked({ date: '2026-11-23', minute: 10 * 60, room: 1 })
  expect(html).toContain('Deze dag is al voorbij.')
  expect(html).not.toContain('noor@example.nl')
})

it('points from the old time to the new one in the direction of reading', () => {
  const to = { date, minute: 11 * 60, room: 1 }
  expect(asked(to)).toContain('10:00 → 11:00')
  expect(asked(to, ['ar', ar])).toContain('10:00 ← 11:00')
})

it('keeps to a room only where somebody chose one', () => {
  const free = (of: string) => `<option value="" selected="">${of}</option>`
  expect(asked(undefined)).toContain(free('Kamer 1 of een andere'))
  expect(asked({ date, minute: 11 * 60 })).toContain(free('Kamer 1 of een andere'))
  expect(asked({ date, minute: 11 * 60, room: 1 })).toContain('<option value="1" selected="">')
})

it('offers a time at which another room is free', () => {
  const there = { id: 'b', room: 1, start: `${date}T12:00:00Z`, end: `${date}T13:00:00Z` }
  const days = [{ date, rooms: 2, visits: [there], blocks: [] }]
  queryClient.setQueryData(deskKey(`${agendaPath}?from=${date}&days=1`), { days })
  expect(asked(undefined)).not.toContain('bezet')
  expect(asked({ date, minute: 11 * 60, room: 1 })).toContain('13:00 · bezet')
})
