import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { longTextsOf, messagesOf, quartets, textsOf } from './texts.ts'

const dutch = messagesOf('nl')
const longDutch = longTextsOf('nl')
const foreign = languages.filter((language) => language !== 'nl')
const listed = (name: string) =>
  new Set(
    readFileSync(`tests/words/${name}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  )
const plural = /_(zero|one|two|few|many|other)$/
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g))].sort().join()

describe('the words of the site', () => {
  it.each(foreign)('has every message in %s', (language) => {
    const stems = (keys: Iterable<string>) =>
      [...new Set([...keys].map((key) => key.replace(plural, '')))].sort()
    expect(stems(messagesOf(language).keys())).toEqual(stems(dutch.keys()))
  })

  it.each(foreign)('leaves nothing in Dutch in %s', (language) => {
    const same = listed('same-in-dutch')
    const left = [
      ...[...messagesOf(language)].filter(([key, text]) => dutch.get(key) === text),
      ...quartets().flatMap(({ place, texts }) =>
        texts[language] === texts.nl ? [[place, texts.nl] as const] : [],
      ),
      ...[...longTextsOf(language)].filter(([place, text]) => longDutch.get(place) === text),
    ]
    const words = (text: string) => text.replace(/\{\{.*?\}\}|https?:\S+/g, '')
    expect(
      left
        .filter(([, text]) => /\p{L}/u.test(words(text)) && !same.has(text))
        .map(([place, text]) => `${place}: ${text}`),
    ).toEqual([])
  })

  it.each(foreign)('fills the same placeholders in %s', (language) => {
    const texts = messagesOf(language)
    const wrong = [...texts].filter(([key, text]) => {
      const form = plural.exec(key)?.[1]
      const source = dutch.get(key) ?? dutch.get(key.replace(plural, '_other')) ?? ''
      // "One visit", "two visits": the number may be a word.
      if (form !== undefined && form !== 'other') return !isPartOf(text, source)
      return placeholdersIn(text) !== placeholdersIn(source)
    })
    const long = [...longTextsOf(language)].filter(
      ([place, text]) => placeholdersIn(text) !== placeholdersIn(longDutch.get(place) ?? ''),
    )
    expect([...wrong, ...long].map(([place]) => place)).toEqual([])
  })

  it.each(languages)('ends no line of the booking between a number and what it counts in %s', (language) => {
    const parted = [...messagesOf(language)].filter(
      ([key, text]) =>
        /^(appointment|change)\./.test(key) && /\{\{(hours|minutes|days|age)\}\} \p{L}/u.test(text),
    )
    expect(parted).toEqual([])
  })

  it.each(languages)('says of hydra facial and microneedling in %s what was agreed (SPEC 9)', (language) => {
    const textOf = (family: string) =>
      [...longTextsOf(language)]
        .filter(([place]) => place.startsWith(`content/treatments/${family}.`))
        .map(([, text]) => text)
        .join('\n')
    expect(textOf('hydrafacial')).toMatch(/\b60\b/)
    for (const figures of [/\b30\b.{1,12}\b60\b/, /\b3\b.{1,8}\b6\b/])
      expect(textOf('microneedling')).toMatch(figures)
  })

  it('says every message somewhere: code names it, or a template does', () => {
    const code = globSync('{src,content}/**/*.{ts,tsx,astro}', {
      exclude: ['content/messages/**', '**/*.test.*'],
    })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const templates = [...code.matchAll(/`(\w+\.(?:[\w.]|\$\{[^`]*?\})*)`/g)].map(
      ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '[\\w-]+')}$`),
    )
    const named = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, name]) => name))
    const keys = new Set([...dutch.keys()].map((key) => key.replace(plural, '')))
    const unsaid = [...keys].filter(
      (key) => !named.has(key) && !templates.some((template) => template.test(key)),
    )
    expect(unsaid).toEqual([])
  })

  it('has every plural form that a language counts with', () => {
    const counted = [...dutch.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(plural, ''))
    expect(counted.length).toBeGreaterThan(3)
    for (const language of languages) {
      const forms = language === 'ar' ? ['zero', 'one', 'two', 'few', 'many', 'other'] : ['one', 'other']
      const keys = new Set(messagesOf(language).keys())
      const missing = counted
        .flatMap((stem) => forms.map((form) => `${stem}_${form}`))
        .filter((key) => !keys.has(key))
      expect(missing, language).toEqual([])
    }
  })

  it('has no Latin word in Arabic but those that have no other name', () => {
    const allowed = listed('latin-in-arabic')
    const found = textsOf('ar').flatMap(({ place, text }) =>
      (withoutCode(text).match(/[A-Za-zÀ-ÿ][\wÀ-ÿ'’-]*/g) ?? [])
        .filter((word) => !allowed.has(word))
        .map((word) => `${place}: ${word}`),
    )
    expect(found).toEqual([])
  })
})

function isPartOf(text: string, source: string): boolean {
  return (text.match(/\{\{\s*\w+/g) ?? []).every((name) => source.includes(name))
}

/** Placeholders, addresses and entities are not words. */
function withoutCode(text: string): string {
  return text.replace(/\{\{.*?\}\}|https?:\/\/\S+|\S+@\S+/g, ' ')
}
