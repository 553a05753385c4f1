import type { deskErrors as source } from '#content/messages/nl/desk-errors.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskErrors: Translated<typeof source> = {
  signed_out: 'سجّلوا الدخول إلى مكتب الاستقبال أولًا.',
  wrong_role: 'هذا ليس من مهامكم. يستطيع أحد المالكين تغيير ذلك.',
  link_invalid: 'استُخدم هذا الرابط أو انتهت صلاحيته. اطلبوا رابطًا جديدًا من أحد المالكين.',
  booked_before:
    'حُجز هذا من قبل كما أدخلتموه أول مرة. انظروا في جدول المواعيد؛ الضغط على «حجز» يحجز الآن موعدًا آخر.',
  reason_needed: 'اذكروا السبب.',
  fee_changed: 'تغيّرت رسوم الإلغاء في هذه الأثناء. ترونها الآن كما أصبحت.',
  off_grid: 'اختاروا ساعة كاملة أو نصف ساعة بين 07:00 و22:00.',
  unknown_room: 'لا توجد غرفة بهذا الرقم. اختاروا غرفة من القائمة.',
  ends_before: 'يجب أن تكون النهاية بعد البداية.',
  too_long_block: 'لا تتجاوز مدة الحجب {{days}} يومًا.',
  https_only: 'الصقوا عنوانًا يبدأ بـ ‎https://‎.',
  same_client: 'هذا هو العميل نفسه. اختاروا بطاقة أخرى.',
  no_merge: 'لا يوجد هنا ما يمكن فصله.',
  period: 'تبدأ الفترة بعد نهايتها أو تتجاوز {{days}} يومًا. اختاروا أيامًا أخرى.',
  too_much_back: 'لا يمكنكم ردّ مبلغ أكبر مما دُفع.',
}
