import type { mail as source } from '#content/messages/nl/mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const mail: Translated<typeof source> = {
  questions: 'هل لديكم أسئلة؟ اتصلوا بنا على {{phone}} أو ردّوا على هذه الرسالة.',
  site: 'زيارة الموقع',
  registrations: 'السجل التجاري (KvK) {{kvk}} · الرقم الضريبي {{btw}}',
  privacy: 'بيان الخصوصية',
}
