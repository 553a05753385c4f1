import type { mail as source } from '#content/messages/nl/mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const mail: Translated<typeof source> = {
  questions: 'للاستفسار يمكن الاتصال على {{phone}} أو الرد على هذه الرسالة.',
  site: 'زيارة الموقع',
  registrations: 'السجل التجاري (KvK) {{kvk}} · الرقم الضريبي {{btw}}',
  privacy: 'سياسة الخصوصية',
}
