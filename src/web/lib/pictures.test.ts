import { readFileSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, it } from 'vitest'
import { team } from '#content/team.ts'
import { catalogue } from '#shared/content/catalogue.ts'
import { focuses } from '#web/lib/picture-focus.ts'

const root = join(import.meta.dirname, '../../..')
const stills = namesIn('pictures')

it('gives every category and every article a picture of its own', () => {
  const blog = join(root, 'content/blog')
  const articles = readdirSync(blog).map((slug) => readFileSync(join(blog, slug, 'meta.yaml'), 'utf8'))
  const ofArticles = articles.map((meta) => /^picture: (.+)$/m.exec(meta)?.[1])
  const wanted = [...catalogue.map(({ slug }) => slug), ...ofArticles]
  expect(new Set(wanted).size).toBe(wanted.length)
  expect(wanted.filter((name) => !stills.includes(name ?? ''))).toEqual([])
})

it('gives every category a close-up, and names each after what shows it', () => {
  const closeUps = namesIn('pictures/details')
  const categories = catalogue.map(({ slug }) => slug)
  const families = catalogue.flatMap(({ treatments }) => treatments.map(({ family }) => family))
  const shown = new Set([...categories, ...families])
  expect(categories.filter((slug) => !closeUps.includes(slug))).toEqual([])
  expect(closeUps.filter((name) => !shown.has(name))).toEqual([])
})

it('gives every team member a portrait', () => {
  expect(namesIn('team')).toEqual(team.map(({ id }) => id).sort())
})

it('has a before for every after', () => {
  const [before, after] = ['-before', '-after'].map((moment) =>
    namesIn('gallery')
      .filter((name) => name.endsWith(moment))
      .map((name) => name.slice(0, -moment.length)),
  )
  expect(before).toEqual(after)
})

it('knows the focus of pictures that exist only', () => {
  expect(Object.keys(focuses).filter((name) => !stills.includes(name))).toEqual([])
})

function namesIn(folder: string): string[] {
  return readdirSync(join(root, 'src/web/assets', folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => parse(name).name)
    .sort()
}
