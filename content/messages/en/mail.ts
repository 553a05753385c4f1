import type { mail as source } from '#content/messages/nl/mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const mail: Translated<typeof source> = {
  questions: 'Questions? Call {{phone}} or reply to this message.',
  site: 'Visit the website',
  registrations: 'Chamber of Commerce (KvK) {{kvk}}, VAT\u00a0{{btw}}',
  privacy: 'Privacy statement',
}
