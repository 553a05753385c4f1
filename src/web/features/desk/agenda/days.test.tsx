import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { DaySheet } from '#web/features/desk/agenda/day-sheet.tsx'
import { RoomsOfDay } from '#web/features/desk/agenda/days.tsx'
import { RoomField } from '#web/features/desk/agenda/place-fields.tsx'
import { WordsProvider } from '#web/lib/words.ts'

const date = '2026-11-24'

// How much of the grid the window shows at first.
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
  vi.stubGlobal('window', { innerHeight: 2000 })
})
afterAll(() => vi.unstubAllGlobals())

function visit(firstName: string, from: string, room: number): DeskVisit {
  return {
    ...{ id: firstName, firstName, lastName: 'Bakker', room, label: 'Facial', notes: null, phone: '' },
    ...{ start: `${date}T${from}:00+01:00`, end: `${date}T${from.slice(0, 3)}45:00+01:00`, priceCents: 9500 },
  } as DeskVisit
}

function block(reason: string, from: string, to: string): DeskBlock {
  const times = { start: `${date}T${from}:00+01:00`, end: `${date}T${to}:00+01:00` }
  return { id: reason, room: 1, reason, ...times }
}

function drawn(part: ReactNode): string {
  return renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>{part}</WordsProvider>,
  )
}

const day: Day = {
  date,
  rooms: 2,
  visits: [visit('Anna', '09:00', 1), visit('Bram', '13:00', 1), visit('Carla', '11:00', 5)],
  blocks: [block('Pauze', '12:00', '13:00')],
}

it('prints what happens in a room in the order of the clock', () => {
  const sheet = drawn(<DaySheet day={day} />)
  expect(sheet.match(/Anna Bakker|Bram Bakker|Geblokkeerd: Pauze/g)).toEqual([
    'Anna Bakker',
    'Geblokkeerd: Pauze',
    'Bram Bakker',
  ])
})

it('shows who comes into a room that the clinic has no longer, on paper and in the agenda', () => {
  const sheet = drawn(<DaySheet day={day} />)
  expect(sheet.match(/Kamer \d/g)).toEqual(['Kamer 1', 'Kamer 2', 'Kamer 5'])
  expect(sheet).toContain('Carla Bakker')
  const grid = drawn(<RoomsOfDay day={day} />)
  expect(grid.match(/<section[^>]*aria-label="Kamer \d"/g)).toHaveLength(3)
  expect(grid).toContain('Carla Bakker')
})

it('offers no place in a room that the clinic has no longer, and says that a visit stands there', () => {
  const grid = drawn(<RoomsOfDay day={day} />)
  expect(grid).toContain('10:00 Kamer 2, vrij')
  expect(grid).not.toContain('Kamer 5, vrij')
  const field = (room: number) =>
    drawn(<RoomField label="Kamer" room={room} none="Eerste vrije kamer" onChange={() => undefined} />)
  expect(field(9)).toContain('<option value="9" selected="">Kamer 9</option>')
  expect(field(1)).not.toContain('Kamer 9')
})
