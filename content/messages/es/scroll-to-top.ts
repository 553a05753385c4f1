import type { scrollToTop as source } from '#content/messages/nl/scroll-to-top.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const scrollToTop: Translated<typeof source> = { label: 'Volver arriba' }
