import type { catalogue as source } from '#content/messages/nl/catalogue.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const catalogue: Translated<typeof source> = {
  price_from: 'ابتداءً من {{price}}',
}
