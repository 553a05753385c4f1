import type { whatsapp as source } from '#content/messages/nl/whatsapp.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const whatsapp: Translated<typeof source> = {
  tooltip: 'Chat with us on WhatsApp',
  new_tab: '(opens in a new tab)',
}
