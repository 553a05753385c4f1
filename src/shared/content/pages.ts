import { z } from 'zod'
import { line, words } from '#shared/content/schema.ts'

/** Long texts of single pages, one YAML file per language; facts of the clinic stand in them as `{{phone}}` and the like. */

const card = z.strictObject({ title: line, text: line })
const linkedCard = z.strictObject({ title: line, text: line, link: line, url: z.url() })
const paragraphs = z.array(line).min(1)

/** The cards of the house rules, in their order (SPEC 2). */
export const houseRuleIds = [
  'illness',
  'hygiene',
  'booking',
  'punctuality',
  'late',
  'cancellation',
  'consultation',
  'payment',
  'complaints',
  'packages',
  'privacy',
  'returns',
  'age',
  'social-media',
  'damage',
  'cameras',
  'pets',
] as const

export const houseRulesSchema = z.strictObject({
  title: line,
  lead: line,
  /** What most visitors look for: what it is in figures, and of what. */
  figures: z.strictObject({ change: card, late: card, consultation: card, age: card }),
  rules: z.strictObject(
    Object.fromEntries(
      houseRuleIds.map((id) => [id, z.strictObject({ title: line, text: paragraphs })]),
    ) as Record<(typeof houseRuleIds)[number], z.ZodObject<{ title: typeof line; text: typeof paragraphs }>>,
  ),
})

export const complaintsSchema = z.strictObject({
  title: line,
  lead: line,
  steps: z.array(card).length(3),
  /** The complaints officer and the recognised disputes body (Wkkgz). */
  officer: card,
  disputesBody: linkedCard,
  /** The national report centre of the inspectorate (IGJ). */
  inspectorate: linkedCard,
  contact: card,
})

export const privacySchema = z.strictObject({
  title: line,
  lead: line,
  terms: z.strictObject({
    title: line,
    intro: line,
    licence: z.strictObject({ title: line, text: line, forbidden: z.array(line).length(5) }),
    /** Disclaimer, limitations, amendments, links, modifications, governing law. */
    sections: z.array(z.strictObject({ title: line, text: paragraphs })).length(6),
  }),
  privacy: z.strictObject({
    title: line,
    intro: line,
    principles: z.array(card).length(7),
    /** What the software stores, why, and for how long. */
    stored: z.strictObject({
      title: line,
      headings: z.tuple([line, line, line]),
      rows: z.array(z.tuple([line, line, line])).min(5),
    }),
    /** Who else sees it: those who work for the clinic. */
    sharing: z.strictObject({ title: line, text: paragraphs }),
    /** Storage in the browser: functional only. */
    browser: z.strictObject({ title: line, text: paragraphs, list: z.array(line).min(5) }),
    rights: z.strictObject({ title: line, text: paragraphs }),
    commitment: line,
  }),
  contact: card,
})

export const aboutSchema = z.strictObject({
  title: line,
  lead: line,
  philosophy: z.strictObject({
    title: line,
    paragraphs: z.array(line).length(4),
    qualities: z.array(card).length(4),
  }),
  /** Largest, skin, advice. */
  why: z.strictObject({ title: line, cards: z.array(card).length(3) }),
  team: z.strictObject({ title: line, lead: line }),
  /** Information, refusal, access, opinion, privacy, participation. */
  rights: z.strictObject({ title: line, lead: line, items: z.array(card).length(6) }),
  duties: z.strictObject({ title: line, paragraphs: z.array(line).length(2) }),
})

/** `content/team.ts`: eight members without real names or faces (DECISIONS 1). */
export const teamMemberSchema = z.strictObject({
  id: z.string(),
  name: words,
  role: words,
  bio: words,
  specialties: z.array(words).min(2).max(4),
  /** Professional register number, doctors only; zeros until a real one is known. */
  bigNumber: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

/** `content/blog/<slug>/meta.yaml`. */
export const articleMetaSchema = z.strictObject({
  category: z.enum(['treatments', 'clinic', 'skincare']),
  /** Some YAML readers make a Date of an unquoted day. */
  publishDate: z.preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date(),
  ),
  readTimeMinutes: z.int().min(5).max(8),
  /** File name of the still, without ending. */
  picture: z.string(),
})

/** Frontmatter of `content/blog/<slug>/<language>.md`; the body is an introduction, then sections under `##` headings. */
export const articleTextSchema = z.strictObject({
  title: line,
  excerpt: line,
  keyPoints: z.array(line).min(3).max(6),
  conclusion: line,
})

export type HouseRules = z.infer<typeof houseRulesSchema>
export type Complaints = z.infer<typeof complaintsSchema>
export type Privacy = z.infer<typeof privacySchema>
export type About = z.infer<typeof aboutSchema>
export type ArticleMeta = z.infer<typeof articleMetaSchema>
export type ArticleText = z.infer<typeof articleTextSchema>
