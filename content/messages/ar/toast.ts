import type { toast as source } from '#content/messages/nl/toast.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const toast: Translated<typeof source> = {
  region: 'الإشعارات ({hotkey})',
  dismiss: 'إغلاق الإشعار',
}
