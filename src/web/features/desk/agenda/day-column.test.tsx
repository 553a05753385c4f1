import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import type { DeskBlock } from '#shared/features/desk/agenda-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { DayColumn } from '#web/features/desk/agenda/day-column.tsx'
import { roomOf } from '#web/features/desk/agenda/day-shape.ts'
import { WordsProvider } from '#web/lib/words.ts'

const date = '2026-11-24'
const hours = { from: 9 * 60, to: 21 * 60 }

/** The blocks of a column that is drawn from nine to nine. */
function drawn(...blocks: readonly (readonly [reason: string, from: string, to: string])[]): string[] {
  const day = {
    date,
    rooms: 1,
    visits: [],
    blocks: blocks.map(([reason, from, to]) => ({
      ...{ id: reason, room: 1, reason },
      ...{ start: `${date}T${from}:00+01:00`, end: `${date}T${to}:00+01:00` },
    })) as DeskBlock[],
  }
  const column = { date, room: 1, isBookable: true, head: '', name: 'Kamer 1', ...roomOf(day, 1) }
  const html = renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
      <DayColumn
        {...{ column, hours, shown: hours, index: 0, stop: null, dragged: null, ghost: null }}
        now={new Date('2026-11-20T10:00:00Z')}
      />
    </WordsProvider>,
  )
  return [...html.matchAll(/Geblokkeerd: (\w+)/g)].map(([, reason = '']) => reason)
}

it('draws of the blocks those that lie in its hours, wholly or in part', () => {
  expect(drawn(['Vroeg', '07:00', '09:30'], ['Laat', '20:30', '22:00'], ['Dag', '08:00', '22:00'])).toEqual([
    'Vroeg',
    'Laat',
    'Dag',
  ])
  expect(
    drawn(['Ochtend', '07:00', '09:00'], ['Avond', '22:00', '22:30'], ['Nacht', '21:00', '23:00']),
  ).toEqual([])
})
