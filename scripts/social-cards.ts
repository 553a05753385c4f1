import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ar } from '#content/messages/ar.ts'
import { en } from '#content/messages/en.ts'
import { es } from '#content/messages/es.ts'
import { nl } from '#content/messages/nl.ts'
import { catalogue } from '#shared/content/catalogue.ts'
import { articleMetaSchema, articleTextSchema } from '#shared/content/pages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { paths } from '#shared/i18n/paths.ts'
import { socialPages } from '#web/lib/social-picture.ts'
import type { SocialPage } from '#web/lib/social-picture.ts'

/** A picture that a page shows of itself where somebody shares a link to it. */
export type SocialCard = {
  /** Of the page, without language prefix. */
  readonly path: string
  readonly title: string
  /** File under src/web/assets. */
  readonly still: string
}

const messages = { nl, en, ar, es }
const blog = 'content/blog'
const stills: Record<SocialPage, string> = {
  home: 'hero/hero-land.poster.avif',
  treatments: 'pictures/gezichtsbehandelingen.avif',
  about: 'pictures/blog-kliniek.avif',
  blog: 'pictures/blog-seizoenen.avif',
  reviews: 'pictures/wenkbrauwen.avif',
  contact: 'pictures/consulten.avif',
}

/** One per page type, category and article. */
export function socialCards(language: Language): SocialCard[] {
  const t = createTranslator(language, messages[language])
  const pages = Object.keys(socialPages) as SocialPage[]
  return [
    ...pages.map((page) => ({
      path: socialPages[page],
      // Asterisks mark the word in italics on the page.
      title: page === 'home' ? t('home.hero.title').replaceAll('*', '') : t(`frame.page.${page}`),
      still: stills[page],
    })),
    ...catalogue.map(({ slug, name }) => ({
      path: paths.category(slug),
      title: name[language],
      still: `pictures/${slug}.avif`,
    })),
    ...readdirSync(blog).map((slug) => articleCard(slug, language)),
  ]
}

function articleCard(slug: string, language: Language): SocialCard {
  const meta = articleMetaSchema.parse(parse(readFileSync(join(blog, slug, 'meta.yaml'), 'utf8')))
  const [, frontmatter = ''] = readFileSync(join(blog, slug, `${language}.md`), 'utf8').split(/^---$/m)
  const { title } = articleTextSchema.parse(parse(frontmatter))
  return { path: paths.article(slug), title, still: `pictures/${meta.picture}.avif` }
}
