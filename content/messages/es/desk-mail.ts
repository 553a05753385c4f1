import type { deskMail as source } from '#content/messages/nl/desk-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskMail: Translated<typeof source> = {
  pay_subject: 'Su enlace de pago para {{treatment}}',
  pay_title: 'Pago por adelantado',
  pay_text:
    'Eligió pagar por adelantado. Puede hacerlo con el botón de abajo; en la clínica ya no tendrá que pagar nada.',
  pay_button: 'Pagar ahora',
  pay_also: 'El enlace también está junto a su cita en nuestra web hasta que haya pagado.',
  reply_subject: 'Respuesta: {{subject}}',
  reply_title: 'Nuestra respuesta',
  reply_yours: 'Usted nos escribió',
}
