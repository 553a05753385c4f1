import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { FloodGroup } from '#web/features/desk/floods/flood-group.tsx'
import { WordsProvider } from '#web/lib/words.ts'

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

/** A group of so many visits: how many stand open, and what unfolds the others. */
function drawn(count: number, { label = null as string | null, cardId = null as string | null } = {}) {
  const visits = Array.from({ length: count }, (_, index) => ({
    ...{
      id: `${index}`,
      start: `2026-12-${10 + index}T09:00:00Z`,
      bookedAt: '2026-11-20T09:00:00Z',
      sequence: 0,
    },
    ...{
      label: 'Gratis Consult',
      firstName: 'Bot',
      lastName: 'Zomerdijk',
      email: 'bot@floods.example',
    },
  }))
  const html = renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
      <FloodGroup
        group={{ kind: 'client', label, cardId, visits }}
        marked={new Set()}
        mark={() => undefined}
      />
    </WordsProvider>,
  )
  const [open = '', folded = ''] = html.split('<details>')
  const visitsIn = (part: string) => part.match(/<li>/g)?.length ?? 0
  const says = /<summary[^>]*>([^<]*)/.exec(html)?.[1]
  return { html, open: visitsIn(open), folded: visitsIn(folded), says }
}

it('shows seven visits of one who books very many, says how many more there are and folds them', () => {
  expect(drawn(7)).toMatchObject({ open: 7, folded: 0, says: undefined })
  expect(drawn(15)).toMatchObject({ open: 7, folded: 8, says: 'Nog 8 afspraken' })
})

it('folds no single visit: it takes no more room than the words for it', () => {
  expect(drawn(8)).toMatchObject({ open: 8, folded: 0, says: undefined })
})

it('sets what for, who and when booked on a line each', () => {
  const lines = /<p id[^>]*>(.*?)<\/p>/s.exec(drawn(1).html)?.[1]?.replace(/<.*?>/g, '').split('\n')
  expect(lines).toEqual([
    'Gratis Consult',
    'Bot Zomerdijk',
    'bot@floods.example',
    'Geboekt vr\u00a020\u00a0nov, 10:00',
  ])
})

it('leads to the card of who books very much, where they have one', () => {
  const name = 'Bot Zomerdijk'
  expect(drawn(5, { label: name, cardId: 'c1' }).html).toContain(
    `<a href="/balie/clienten/kaart?id=c1"><bdi>${name}</bdi></a>`,
  )
  expect(drawn(5, { label: name }).html).not.toContain('<a ')
})
