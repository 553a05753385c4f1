import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ar } from '#content/messages/ar.ts'
import { en } from '#content/messages/en.ts'
import { es } from '#content/messages/es.ts'
import { nl } from '#content/messages/nl.ts'
import * as demo from '#content/demo.ts'
import { team } from '#content/team.ts'
import { catalogue } from '#shared/content/catalogue.ts'
import type { FamilyFacts, FamilyText } from '#shared/content/schema.ts'
import { familyFactsSchema, familyTextSchema } from '#shared/content/schema.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** A text and where it stands. */
export type Text = { readonly place: string; readonly text: string }

const messages: Readonly<Record<Language, unknown>> = { nl, en, ar, es }

/** Every message of a language under its dotted key. */
export function messagesOf(language: Language): Map<string, string> {
  return new Map(stringsIn(messages[language], '').map(({ place, text }) => [place, text]))
}

/** What is said in four languages side by side: names and descriptions of the price list, the team, samples. */
export function quartets(): { place: string; texts: Record<Language, string> }[] {
  return Object.entries({ catalogue, team, demo }).flatMap(([name, data]) => quartetsIn(data, name))
}

/** The long texts, under keys that are the same in every language. */
export function longTextsOf(language: Language): Map<string, string> {
  const ownFile = new RegExp(`/${language}\\.(yaml|md)`)
  return new Map(longTexts(language).map(({ place, text }) => [place.replace(ownFile, ''), text]))
}

/** The folder names of the treatment families. */
export function families(): string[] {
  return [...new Set(catalogue.flatMap(({ treatments }) => treatments.map(({ family }) => family)))]
}

export function factsOfFamily(family: string): FamilyFacts {
  return familyFactsSchema.parse(parse(readFileSync(`content/treatments/${family}/facts.yaml`, 'utf8')))
}

export function textOfFamily(family: string, language: Language): FamilyText {
  return familyTextSchema.parse(parse(readFileSync(`content/treatments/${family}/${language}.yaml`, 'utf8')))
}

/** Everything a reader of this language may see. */
export function textsOf(language: Language): Text[] {
  return [
    ...[...messagesOf(language)].map(([place, text]) => ({ place: `messages ${place}`, text })),
    ...quartets().map(({ place, texts }) => ({ place, text: texts[language] })),
    ...longTexts(language),
  ]
}

function longTexts(language: Language): Text[] {
  return globSync([`content/{treatments,pages,blog}/*/${language}.{yaml,md}`]).flatMap(textsInFile)
}

function textsInFile(file: string): Text[] {
  const content = readFileSync(file, 'utf8')
  if (file.endsWith('.yaml')) return stringsIn(parse(content), file)
  const [, frontmatter = '', body = ''] = content.split(/^---$/m)
  return [...stringsIn(parse(frontmatter), file), { place: file, text: body }]
}

function stringsIn(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, place === '' ? key : `${place}.${key}`),
  )
}

function quartetsIn(value: unknown, place: string): { place: string; texts: Record<Language, string> }[] {
  if (typeof value !== 'object' || value === null) return []
  const texts = value as Record<Language, string>
  if (languages.every((language) => typeof texts[language] === 'string')) return [{ place, texts }]
  return Object.entries(value).flatMap(([key, part]) => quartetsIn(part, `${place}.${key}`))
}
