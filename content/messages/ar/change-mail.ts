import type { changeMail as source } from '#content/messages/nl/change-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const changeMail: Translated<typeof source> = {
  moved_subject: 'تغيّر موعدكم إلى {{date}}، الساعة {{time}}',
  moved_title: 'تغيّر موعدكم',
  moved_text: 'أصبح لموعدكم لدى {{clinic}} وقت جديد. والوقت السابق متاح من جديد.',
  moved_calendar: 'ملف التقويم المرفق يضع الموعد في تقويمكم بوقته الجديد.',
  before: 'الوقت السابق',
  fee: 'تكلفة التغيير',
  fee_none: 'لا رسوم، فقد تم ذلك في الوقت المناسب',
  fee_free: 'لا رسوم',
  fee_stands: 'لا رسوم إضافية، وتبقى رسوم التغيير المتأخر السابق مستحقة: {{fee}}',
  fee_late: '{{fee}}، لأن المدة المتبقية كانت أقل من {{hours}} ساعة',
  cancelled_subject: 'أُلغي موعدكم يوم {{date}}، الساعة {{time}}',
  cancelled_title: 'أُلغي موعدكم',
  cancelled_text: 'أُلغي هذا الموعد لدى {{clinic}}، ووقته متاح من جديد.',
  cancelled_calendar: 'ملف التقويم المرفق يزيل الموعد من تقويمكم.',
  cancelled_fee: 'تكلفة الإلغاء',
  book_again: 'حجز موعد جديد',
  moved_notice_subject: 'تغيير: {{date}} {{time}}، {{treatment}}',
  moved_notice_title: 'تغيير موعد',
  cancelled_notice_subject: 'أُلغي: {{date}} {{time}}، {{treatment}}',
  cancelled_notice_title: 'أُلغي موعد',
}
