import type { changeMail as source } from '#content/messages/nl/change-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const changeMail: Translated<typeof source> = {
  moved_subject: 'نُقل الموعد إلى {{date}}، الساعة {{time}}',
  moved_title: 'نُقل الموعد إلى وقت آخر',
  moved_text: 'أصبح للموعد لدى {{clinic}} وقت جديد، وأُتيح الوقت السابق من جديد.',
  moved_calendar: 'يضع ملف التقويم المرفق الموعد في التقويم بوقته الجديد.',
  before: 'الوقت السابق',
  fee: 'تكلفة التغيير',
  fee_none: 'لا رسوم، إذ تم ذلك ضمن المهلة المجانية',
  fee_late: '{{fee}}، لأن المدة المتبقية كانت أقل من {{hours}} ساعة',
  cancelled_subject: 'أُلغي الموعد: {{date}}، الساعة {{time}}',
  cancelled_title: 'أُلغي الموعد',
  cancelled_text: 'لم يعد هذا الموعد لدى {{clinic}} قائمًا، وأُتيح وقته من جديد.',
  cancelled_calendar: 'يزيل ملف التقويم المرفق الموعد من التقويم.',
  cancelled_fee: 'تكلفة الإلغاء',
  book_again: 'حجز موعد جديد',
  moved_notice_subject: 'نُقل: {{date}} {{time}}، {{treatment}}',
  moved_notice_title: 'نُقل موعد',
  cancelled_notice_subject: 'أُلغي: {{date}} {{time}}، {{treatment}}',
  cancelled_notice_title: 'أُلغي موعد',
}
