import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { FeeLine } from '#web/features/booking/fee-line.tsx'
import { WordsProvider } from '#web/lib/words.ts'

const start = '2026-11-25T13:00:00.000Z'
afterEach(() => void vi.useRealTimers())

/** The line as somebody reads it at `now`. */
function read(now: string, bookedAt?: string, priceCents = 9900, courseVisits: number | null = null): string {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const html = renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
      <FeeLine
        start={start}
        treatment={{ priceCents, courseVisits }}
        {...(bookedAt !== undefined && { bookedAt: new Date(bookedAt) })}
      />
    </WordsProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}

it('says that a visit days ahead is free to change until a day before it', () => {
  expect(read('2026-11-23T09:00:00Z')).toBe(
    'Gratis verplaatsen of annuleren tot di 24 nov om 14:00. Daarna, of als u wegblijft: 50% (€ 49,50).',
  )
})

it('says that a visit of tomorrow is free to change for an hour from the booking on', () => {
  expect(read('2026-11-24T17:00:00Z')).toBe(
    'Gratis verplaatsen of annuleren tot di 24 nov om 19:00. Daarna, of als u wegblijft: 50% (€ 49,50).',
  )
  expect(read('2026-11-24T17:40:00Z', '2026-11-24T17:00:00Z')).toContain('tot di 24 nov om 19:00.')
})

it('says on a receipt that stays open what a change costs once that hour has passed', () => {
  expect(read('2026-11-24T18:01:00Z', '2026-11-24T17:00:00Z')).toBe(
    'Deze afspraak is binnen 24 uur. Verplaatsen, annuleren of missen: 50% (€ 49,50).',
  )
})

it('says of a free consultation what keeping the time costs', () => {
  expect(read('2026-11-23T09:00:00Z', undefined, 0)).toContain(
    'of als u wegblijft: € 20,00 reserveringskosten.',
  )
})

it('says of a course that only the one visit counts', () => {
  expect(read('2026-11-23T09:00:00Z', undefined, 459_00, 6)).toContain(
    'of als u wegblijft: 50% van één bezoek (€ 38,25).',
  )
})
