import { ar } from '#content/messages/ar.ts'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'

/** The two languages that journeys are walked in, one for each direction of reading, with what the site says in them. */
export const journeys = [
  { language: 'nl', prefix: '', t: createTranslator('nl', nl) },
  { language: 'ar', prefix: '/ar', t: createTranslator('ar', ar) },
] as const
