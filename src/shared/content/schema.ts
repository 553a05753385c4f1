import { z } from 'zod'
import { areas } from '#shared/content/areas.ts'
import { slugOf, sluggableName } from '#shared/content/slug.ts'
import { zones } from '#shared/content/zones.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** How the clinic speaks to who stays at home. */
export const remoteWays = ['phone', 'video'] as const

/** A line or paragraph of visible text; never blank, never with white space around it. */
export const line = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has white space around it')

/** The same text, written for each of the four languages. */
export const words = z.strictObject({ nl: line, en: line, ar: line, es: line } satisfies Record<
  Language,
  typeof line
>)

/** What a "v.a." price depends on; the reason is shown beside the price. */
const priceFactors = ['area', 'amount', 'length', 'skin', 'plan'] as const

const zonesSchema = z.array(z.enum(zones)).min(1).max(3).readonly()

/** A bookable entry of the price list (SPEC 3, treatment). */
const treatmentSchema = z.strictObject({
  /** Display name; the Dutch one is the key that bookings use and the source of the slug. */
  name: words.extend({ nl: line.regex(sluggableName, 'needs plain letters, digits and single spaces') }),
  description: words,
  /** Length of one visit; a booking occupies whole slots of 30 minutes. */
  durationMinutes: z.int().min(5).max(300),
  /** Including btw. For a course: the price of the whole course. */
  priceCents: z.int().min(0),
  /** Present when the price is a starting price. */
  priceFrom: z.enum(priceFactors).optional(),
  /** Number of visits of a course or package. */
  sessions: z.int().min(2).max(20).optional(),
  /** For who stays at home: there is no way to it, nothing to be early for and no care afterwards. */
  remote: z.enum(remoteWays).optional(),
  /** No longer offered, or now under another name: stays in the list for the visits that were booked of it. */
  isEnded: z.literal(true).optional(),
  /** Promotion of the month. */
  isAction: z.literal(true).optional(),
  /** Dutch name of the consultation that has to come first, on another day (DECISIONS 3). */
  consultFirst: line.optional(),
  /** Folder under `content/treatments` whose record explains this treatment. */
  family: z.string(),
  /** Where it is done, if that is not where its family usually is. */
  zones: zonesSchema.optional(),
})

export const categorySchema = z
  .strictObject({
    slug: z.string(),
    name: words,
    /** One or two sentences at the top of the category page. */
    description: words,
    /** Injectables need the clinic’s age for them (SPEC 5). */
    isInjectable: z.boolean(),
    /** Promotions have none: each stands where the rest of its family does. */
    area: z.enum(areas).optional(),
    treatments: z.array(treatmentSchema).min(1),
  })
  .superRefine((category, context) => {
    const seen = new Set<string>()
    for (const { name } of category.treatments) {
      const slug = slugOf(name.nl)
      if (seen.has(slug))
        context.addIssue({ code: 'custom', message: `two treatments have the slug ${slug}` })
      seen.add(slug)
    }
  })

export type Treatment = z.infer<typeof treatmentSchema>
export type Category = z.infer<typeof categorySchema>

/** Things a client asks about after a visit; the number in a record says from how many hours after the visit they are fine again. */
export const aftercareActivities = [
  'makeup',
  'washing',
  'sport',
  'sauna',
  'swimming',
  'sun',
  'alcohol',
  'massage',
] as const

/** What a needle brings in, as far as it decides what to do when something goes wrong afterwards. */
const injections = ['toxin', 'filler', 'enzyme', 'plasma'] as const

/** Facts of a treatment family that are the same in every language. */
export const familyFactsSchema = z.strictObject({
  /** Stills are named after the page they belong to: the category's slug. */
  picture: z.string(),
  /** Hours after the end of the visit from which an activity is fine again; activities that never matter are left out. */
  aftercareHours: z.partialRecord(
    z.enum(aftercareActivities),
    z
      .int()
      .min(0)
      .max(24 * 60),
  ),
  /** In every family of an injectable category; absent where nothing is injected. */
  injected: z.enum(injections).optional(),
  /** Where it is done; absent where that is nowhere, or somewhere else for everybody. */
  zones: zonesSchema.optional(),
  /** Days after a visit of a course from which the next makes sense, the earliest that its page names; absent where a course makes no sense. */
  intervalDays: z.int().min(1).max(400).optional(),
  /** Films under `public/videos`, as MP4 with a poster (AVIF) of the same name; without speech, so that they need no captions. */
  videos: z
    .array(z.strictObject({ name: z.string().regex(/^[a-z0-9-]+$/), title: words }))
    .max(2)
    .optional(),
})

/** What a family's page says, in one language (SPEC 3, treatment page content). */
export const familyTextSchema = z.strictObject({
  intro: line,
  keyTakeaways: z.array(line).min(3).max(6),
  whatIs: line,
  howWorks: line,
  benefits: z.array(line).min(3).max(6),
  suitableFor: z.array(line).min(3).max(7),
  notSuitableFor: z.array(line).min(3).max(9),
  risks: z.array(line).min(2).max(8),
  expectations: z.strictObject({ before: line, during: line, after: line, recovery: line.optional() }),
  /**
   * Shown in the portal and in mails, too: what to do before and after the visit. A page that shows when to call at once leaves
   * that card the lines of the aftercare with 112 or the emergency number (`withoutUrgent`): it has to name their signs.
   */
  preparation: z.array(line).min(2).max(6),
  aftercare: z.array(line).min(2).max(7),
  faqs: z
    .array(z.strictObject({ question: line, answer: line }))
    .min(4)
    .max(7),
})

/** What people call a family's treatments and what bothers them, separated by commas (Arabic ones in Arabic); no word twice. */
export const searchWordsSchema = line.refine((text) => {
  const listed = text.split(/[,،] /)
  return (
    listed.length >= 5 &&
    new Set(listed).size === listed.length &&
    listed.every((word) => /^\p{L}[^,،]*$/u.test(word))
  )
}, 'needs at least five different words, separated by a comma and a space')

export type FamilyFacts = z.infer<typeof familyFactsSchema>
export type FamilyText = z.infer<typeof familyTextSchema>
