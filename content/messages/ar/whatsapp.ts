import type { whatsapp as source } from '#content/messages/nl/whatsapp.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const whatsapp: Translated<typeof source> = {
  tooltip: 'تحدثوا معنا عبر واتساب',
  new_tab: '(تُفتح في علامة تبويب جديدة)',
}
