import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { CardVisits } from '#web/features/desk/card/card-visits.tsx'
import { WordsProvider } from '#web/lib/words.ts'

/** The visits of a card as they are drawn: what differs from a visit that is paid, or costs nothing. */
function drawn(...visits: readonly Partial<DeskVisit>[]): string {
  const usual = { label: 'Massage', status: 'confirmed', room: 1, notes: null, comingAt: null } as const
  const sums = { priceCents: 0, settledCents: 0, feeCents: 0 }
  return renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
      <CardVisits
        visits={visits.map((visit, at) => ({ id: String(at), ...usual, ...sums, ...visit }) as DeskVisit)}
      />
    </WordsProvider>,
  )
}

const on = (day: string) => ({ start: `${day}T09:00:00Z`, end: `${day}T09:30:00Z` })

it('begins with the visit that comes next, and ends with the one that was longest ago', () => {
  const days = ['2020-01-08', '2099-02-02', '2020-03-04', '2099-01-05']
  const html = drawn(...days.map((day) => ({ ...on(day), label: day })))
  const shown = [...html.matchAll(/<p>(\d{4}-\d\d-\d\d)<\/p>/g)].map(([, day]) => day)
  expect(shown).toEqual(['2099-01-05', '2099-02-02', '2020-03-04', '2020-01-08'])
})

it('says of what is over how much of it was paid, or that all of it was', () => {
  const owed = { priceCents: 7500, settledCents: 2500 }
  expect(drawn({ ...on('2020-01-08'), ...owed, status: 'completed' })).toMatch(/25,00 van €\s75,00 betaald/)
  expect(drawn({ ...on('2099-01-05'), ...owed })).not.toMatch(/betaald/i)
  expect(drawn({ ...on('2020-01-08'), ...owed, status: 'no_show' })).not.toMatch(/betaald/i)
  expect(drawn({ ...on('2020-01-08'), priceCents: 7500, settledCents: 7500 })).toContain('Betaald')
  expect(drawn({ ...on('2020-01-08'), priceCents: 7500, settledCents: 7500, feeCents: 3750 })).not.toContain(
    'Betaald',
  )
  expect(drawn({ ...on('2020-01-08') })).not.toContain('Betaald')
})

it('names no price of a visit that was cancelled or missed, and the fee that is owed for it', () => {
  const visit = { ...on('2020-01-08'), priceCents: 7500, feeCents: 3750 }
  expect(drawn({ ...visit, status: 'completed' })).toMatch(/€\s75,00/)
  for (const status of ['cancelled', 'no_show'] as const) {
    const html = drawn({ ...visit, status })
    expect(html).not.toMatch(/€\s75,00/)
    expect(html).toMatch(/<strong>€\s37,50/)
    const part = drawn({ ...visit, status, settledCents: 1000 })
    expect(part).toMatch(/10,00 van €\s37,50 betaald/)
    expect(part.match(/<strong>/g)).toHaveLength(1)
    expect(drawn({ ...visit, status, settledCents: 3750 })).not.toContain('<strong>')
  }
})
