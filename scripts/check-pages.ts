import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ar } from '#content/messages/ar.ts'
import { en } from '#content/messages/en.ts'
import { es } from '#content/messages/es.ts'
import { nl } from '#content/messages/nl.ts'
import { team } from '#content/team.ts'
import { entries } from '#shared/content/catalogue.ts'
import { factNames } from '#shared/content/facts.ts'
import {
  aboutSchema,
  articleMetaSchema,
  articleTextSchema,
  complaintsSchema,
  houseRulesSchema,
  privacySchema,
  teamMemberSchema,
} from '#shared/content/pages.ts'
import { languages } from '#shared/i18n/languages.ts'
import { dateAhead, unreadSigns } from './check-article.ts'
import { check, checkYaml, problems, readText } from './content-files.ts'

const pages = {
  'house-rules': houseRulesSchema,
  complaints: complaintsSchema,
  about: aboutSchema,
  privacy: privacySchema,
}
const messages = { nl, en, ar, es }
const pictures = 'src/web/assets'
const fewestWords = 700

/** The long texts of single pages: complete in every language, and with the same facts of the clinic in each. */
export function checkPages(): void {
  for (const [page, schema] of Object.entries(pages)) {
    const facts = languages.map((language) => {
      const file = join('content/pages', page, `${language}.yaml`)
      checkYaml(file, schema)
      return { file, names: factsIn(file) }
    })
    for (const { file, names } of facts) {
      if (names !== facts[0]?.names) problems.push(`${file}: has other placeholders than the Dutch text`)
    }
  }
}

/** Eight members, each with a portrait, two of them doctors (SPEC 2). */
export function checkTeam(): void {
  check('content/team.ts', z.array(teamMemberSchema).length(8), team)
  for (const { id } of team) checkPicture('content/team.ts', 'team', id)
  if (team.filter(({ bigNumber }) => bigNumber !== undefined).length !== 2) {
    problems.push('content/team.ts: two members are doctors with a register number')
  }
}

/** Samples on the reviews page name treatments that can be booked. */
export function checkSamples(): void {
  for (const language of languages) {
    const names = new Set(entries.map(({ treatment }) => treatment.name[language]))
    for (const group of ['reviews', 'gallery'] as const) {
      for (const { treatment } of Object.values(messages[language][group].items)) {
        const file = `content/messages/${language}/${group}.ts`
        if (!names.has(treatment)) problems.push(`${file}: no treatment is called "${treatment}"`)
      }
    }
  }
}

/** Articles: complete, long enough, with the same sections in every language; `today` is the clinic's, `yyyy-mm-dd`. */
export function checkArticles(today: string): number {
  const slugs = readdirSync('content/blog')
  for (const slug of slugs) {
    const folder = join('content/blog', slug)
    const meta = join(folder, 'meta.yaml')
    checkYaml(meta, articleMetaSchema)
    const { data: about } = articleMetaSchema.safeParse(parse(readText(meta) ?? ''))
    if (about !== undefined) {
      checkPicture(meta, 'pictures', about.picture)
      const ahead = dateAhead(about.publishDate, today)
      if (ahead !== null) problems.push(`${meta}: ${ahead}`)
    }
    const sections = languages.map((language) => checkArticle(join(folder, `${language}.md`)))
    if (new Set(sections).size > 1) {
      problems.push(`${folder}: ${sections.join(', ')} sections in ${languages.join(', ')}`)
    }
  }
  return slugs.length
}

/** How many sections the article has. */
function checkArticle(file: string): number {
  const text = readText(file)
  if (text === null) return 0
  const [, frontmatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (frontmatter === undefined || body === undefined) {
    problems.push(`${file}: does not start with its frontmatter`)
    return 0
  }
  check(file, articleTextSchema, parse(frontmatter))
  factsIn(file)
  if (!/^\s*[^#\s]/.test(body)) problems.push(`${file}: has no introduction before the first heading`)
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  if (words < fewestWords) problems.push(`${file}: has ${words} words, fewer than ${fewestWords}`)
  problems.push(...unreadSigns(body).map((problem) => `${file}: ${problem}`))
  return body.match(/^## /gm)?.length ?? 0
}

/** The placeholders of a text, each once, in one line; an unknown one is a problem. */
function factsIn(file: string): string {
  const names = [...(readText(file) ?? '').matchAll(/\{\{([^}]*)\}\}/g)].map(([, name]) => name ?? '')
  for (const name of names) {
    if (!factNames.some((known) => known === name)) {
      problems.push(`${file}: {{${name}}} is no fact of the clinic`)
    }
  }
  return [...new Set(names)].toSorted().join(' ')
}

function checkPicture(file: string, folder: string, name: string): void {
  const picture = join(pictures, folder, `${name}.avif`)
  if (!existsSync(picture)) problems.push(`${file}: there is no picture ${picture}`)
}
