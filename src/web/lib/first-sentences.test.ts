import { expect, it } from 'vitest'
import { firstSentences } from '#web/lib/first-sentences.ts'

it('keeps the sentences that fit and drops the rest', () => {
  expect(firstSentences('Een zin. Nog een zin. En een derde.', 22)).toBe('Een zin. Nog een zin.')
})

it('keeps the first sentence whole, however long', () => {
  expect(firstSentences('Een zin die niet past. Nog een.', 10)).toBe('Een zin die niet past.')
})

it('knows the question mark of Arabic', () => {
  expect(firstSentences('ما هذا؟ هذا علاج.', 8)).toBe('ما هذا؟')
})
