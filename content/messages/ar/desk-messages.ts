import type { deskMessages as source } from '#content/messages/nl/desk-messages.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskMessages: Translated<typeof source> = {
  which: 'أي الرسائل',
  state: {
    open: 'بانتظار الرد',
    done: 'المنجزة',
  },
  none: {
    open: 'تم الرد على كل الرسائل.',
    done: 'لم تُنجز أي رسالة بعد.',
  },
  older: 'رسائل أقدم',
  about: 'عن:',
  card: 'بطاقة العميل',
  replied: '{{moment}} · رد من {{name}}',
  reply_waits: 'البريد ما زال ينتظر',
  reply_aside: 'لم يصل البريد',
  done_by: 'أُنجزت {{moment}} من قِبل {{name}}',
  meanwhile: 'أُنجزت هذه الرسالة في هذه الأثناء. ردّكم لم يُرسل بعد.',
  reply: 'الرد',
  reply_begun: 'إكمال الرد',
  reply_to: 'الرد على {{name}}',
  in_language: 'البريد الذي يحمل كلماتكم يُكتب بلغة المرسل: {{language}}.',
  send: 'إرسال الرد',
  sent: 'الرد على {{name}} في طريقه.',
  finish: 'نقل إلى المنجزة',
  finished: 'أُنجزت رسالة {{name}}.',
}
