import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import type { ZodType } from 'zod'
import {
  aboutSchema,
  articleMetaSchema,
  articleTextSchema,
  complaintsSchema,
  houseRulesSchema,
  privacySchema,
} from '#shared/content/pages.ts'
import { familyFactsSchema, familyTextSchema } from '#shared/content/schema.ts'
import { languages } from '#shared/i18n/languages.ts'

const inEveryLanguage = `{${languages.join(',')}}`

/**
 * The long texts of the site. Entries are named after their place: `botox/nl` in `familyTexts`, `botox/facts` in
 * `familyFacts`, `botox-gids/ar` in `articleTexts`, and the language alone for a page.
 */
function pageTexts<Schema extends ZodType>(page: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: '*.yaml', base: `content/pages/${page}` }), schema })
}

export const collections = {
  familyFacts: defineCollection({
    loader: glob({ pattern: '*/facts.yaml', base: 'content/treatments' }),
    schema: familyFactsSchema,
  }),
  familyTexts: defineCollection({
    loader: glob({ pattern: `*/${inEveryLanguage}.yaml`, base: 'content/treatments' }),
    schema: familyTextSchema,
  }),
  articleMeta: defineCollection({
    loader: glob({ pattern: '*/meta.yaml', base: 'content/blog' }),
    schema: articleMetaSchema,
  }),
  articleTexts: defineCollection({
    loader: glob({ pattern: `*/${inEveryLanguage}.md`, base: 'content/blog' }),
    schema: articleTextSchema,
  }),
  houseRules: pageTexts('house-rules', houseRulesSchema),
  complaints: pageTexts('complaints', complaintsSchema),
  privacy: pageTexts('privacy', privacySchema),
  about: pageTexts('about', aboutSchema),
}
