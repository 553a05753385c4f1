import type { about as source } from '#content/messages/nl/about.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const about: Translated<typeof source> = {
  specialties: 'Focuses on',
  big: 'BIG number',
  big_link: 'Check in the BIG register (opens in a new tab)',
  portrait: 'Illustration: a bust without features; a portrait of {{name}} will follow',
  philosophy_link: 'Read the house rules',
}
