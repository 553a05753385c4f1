import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { CardVisits } from '#web/features/desk/card/card-visits.tsx'
import { WordsProvider } from '#web/lib/words.ts'

it('begins with the visit that comes next, and ends with the one that was longest ago', () => {
  const days = ['2020-01-08', '2099-02-02', '2020-03-04', '2099-01-05']
  const visits = days.map((day) => ({
    ...{ id: day, start: `${day}T09:00:00Z`, end: `${day}T09:30:00Z`, label: day, status: 'confirmed' },
    ...{ room: 1, priceCents: 0, feeCents: 0, notes: null, comingAt: null },
  })) as DeskVisit[]
  const html = renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
      <CardVisits visits={visits} />
    </WordsProvider>,
  )
  const shown = [...html.matchAll(/<p>(\d{4}-\d\d-\d\d)<\/p>/g)].map(([, day]) => day)
  expect(shown).toEqual(['2099-01-05', '2099-02-02', '2020-03-04', '2020-01-08'])
})
