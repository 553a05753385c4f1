import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { CostNotice } from '#web/features/booking/change-cost-notice.tsx'
import { WordsProvider } from '#web/lib/words.ts'

/** What somebody reads who asks what cancelling costs. */
function read(feeCents: number, chargedCents: number): string {
  const cost = { feeCents, chargedCents, lateCents: 4950, freeUntil: new Date('2026-11-24T13:00:00.000Z') }
  const html = renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
      <CostNotice cost={cost} kind="cancel" />
    </WordsProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}

it('says of a visit that was changed too late once that nothing more is asked, and what still stands', () => {
  expect(read(0, 4950)).toBe(
    'Verplaatsen of annuleren kost nu niets extra. De € 49,50 voor de eerdere late wijziging blijft staan.',
  )
  expect(read(0, 0)).toContain('daarna € 49,50')
  expect(read(4950, 0)).toContain('kost nu € 49,50')
})
