import type { whatsapp as source } from '#content/messages/nl/whatsapp.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const whatsapp: Translated<typeof source> = {
  tooltip: 'Escríbanos por WhatsApp',
  new_tab: '(se abre en una pestaña nueva)',
}
