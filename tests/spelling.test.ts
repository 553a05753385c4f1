import { describe, expect, it } from 'vitest'
import { openSpelling, wordsIn } from './spelling.ts'
import type { SpelledLanguage } from './spelling.ts'
import { textsOf } from './texts.ts'

describe('the spelling', () => {
  it.each<SpelledLanguage>(['nl', 'en', 'es'])('is right in %s', async (language) => {
    const isSpelled = await openSpelling(language)
    const places = new Map<string, string>()
    for (const { place, text } of textsOf(language))
      for (const word of wordsIn(text)) if (!places.has(word)) places.set(word, place)
    expect(places.size).toBeGreaterThan(3000)
    expect(
      [...places].filter(([word]) => !isSpelled(word)).map(([word, place]) => `${word} in ${place}`),
    ).toEqual([])
  })

  it('is checked: a slip is found, an own word and a compound are known', async () => {
    const isSpelled = await openSpelling('nl')
    expect(['behandelling', 'behandeling', 'wenkbrauwbehandeling'].map(isSpelled)).toEqual([
      false,
      true,
      true,
    ])
    expect(wordsIn('Bel {{phone}} of mail info@x.example, 10:00!')).toEqual(['Bel', 'of', 'mail'])
  })
})
