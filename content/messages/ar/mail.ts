import type { mail as source } from '#content/messages/nl/mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const mail: Translated<typeof source> = {
  questions: 'هل لديكم أسئلة؟ اتصلوا بنا على {{phone}} أو ردّوا على هذه الرسالة.',
  site: 'زيارة الموقع',
  registrations: 'السجل التجاري (KvK) {{kvk}}، الرقم\u00a0الضريبي\u00a0{{btw}}',
  privacy: 'بيان الخصوصية',
}
