import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { addDays } from '#shared/lib/time.ts'
import { agendaPath } from '#web/features/desk/agenda/agenda-data.ts'
import { startOf } from '#web/features/desk/agenda/booking-draft.ts'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import { WishFields } from '#web/features/desk/agenda/wish-fields.tsx'
import { deskKey } from '#web/features/desk/base/desk-data.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

function asked(date: string, isUnheard = false) {
  const draft = startOf({ at: { date, minute: 600 }, isPressed: true, language: 'nl' })
  const nothing = () => undefined
  const acts = { changeWish: nothing, removeWish: nothing }
  const booking = { draft, treatments: [], refused: {}, unknown: -1, isUnheard, ...acts }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
        {draft.wishes.map((wish) => (
          <WishFields key={wish.key} wish={wish} index={0} listId="list" booking={booking} />
        ))}
      </WordsProvider>
    </QueryClientProvider>,
  )
}

it('says of a day that is gone that nobody is told of the visit, and says nothing of today', () => {
  expect(asked(addDays(today(), -1))).toContain('Deze dag is al voorbij.')
  expect(asked(today())).not.toContain('voorbij')
})

it('says of a time that it is taken, not of the one at which it may stand itself', () => {
  const date = '2026-11-24'
  const there = { id: 'b', room: null, start: `${date}T09:00:00Z`, end: `${date}T10:00:00Z` }
  const days = [{ date, rooms: 2, visits: [], blocks: [there] }]
  queryClient.setQueryData(deskKey(`${agendaPath}?from=${date}&days=1`), { days })
  expect(asked(date)).toContain('10:00 · bezet')
  expect(asked(date, true)).not.toContain('10:00 · bezet')
  expect(asked(date, true)).toContain('10:30 · bezet')
})
