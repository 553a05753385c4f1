import type { deskMail as source } from '#content/messages/nl/desk-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskMail: Translated<typeof source> = {
  pay_subject: 'رابط الدفع الخاص بموعد {{treatment}}',
  pay_title: 'الدفع المسبق',
  pay_text: 'اخترتم الدفع مسبقًا. يمكنكم الدفع عبر الزر أدناه، ولن يبقى ما يُدفع في العيادة.',
  pay_button: 'الدفع الآن',
  pay_also: 'تجدون الرابط أيضًا مع موعدكم على موقعنا حتى يتم الدفع.',
  reply_subject: 'ردّ: {{subject}}',
  reply_title: 'ردّنا على رسالتكم',
  reply_yours: 'نص رسالتكم',
}
