import { expect, it } from 'vitest'
import { dateAhead, unreadSigns } from '../scripts/check-article.ts'

it.each([
  ['### Kleiner kopje', '## '],
  ['##Zonder spatie', '## '],
  ['# Grote kop', '## '],
  ['  ## Ingesprongen', '## '],
  ['## # Dubbel', '## '],
  ['- eerst dit', 'keyPoints'],
  ['2. dan dat', 'keyPoints'],
  ['> aangehaald', 'paragraph'],
  ['Dat is **heel** belangrijk.', 'bold'],
  ['Dat is *heel* belangrijk.', 'bold'],
  ['Lees [onze gids](/blog/botox-gids).', 'no links'],
  ['Kijk op https://www.example.nl/.', 'no links'],
  ['Dat is <b>heel</b> belangrijk.', 'HTML'],
])('refuses in an article what would be shown as it stands, and says what to do: %s', (line, advice) => {
  const found = unreadSigns(`Een inleiding.\n\n${line}\n`)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(line.trim())
  expect(found[0]).toContain(advice)
})

it('lets headings and paragraphs of an article be', () => {
  const body =
    'Vanaf {{age}} jaar, 3–5 dagen, een #1, 2 x 3.\n\n## Na 24 uur\n\nSlik. 1. is geen lijst - dit ook niet.'
  expect(unreadSigns(body)).toEqual([])
})

it('refuses an article of a day to come, which would be the newest at once', () => {
  expect(dateAhead('2026-12-01', '2026-11-30')).toContain('2026-12-01 is still to come')
  expect(dateAhead('2026-11-30', '2026-11-30')).toBeNull()
})
