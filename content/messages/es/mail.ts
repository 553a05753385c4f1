import type { mail as source } from '#content/messages/nl/mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const mail: Translated<typeof source> = {
  questions: '¿Tiene alguna pregunta? Llame al {{phone}} o responda a este mensaje.',
  site: 'Ir a la web',
  registrations: 'Registro mercantil (KvK) {{kvk}}, IVA\u00a0{{btw}}',
  privacy: 'Declaración de privacidad',
}
