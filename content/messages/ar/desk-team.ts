import type { deskTeam as source } from '#content/messages/nl/desk-team.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskTeam: Translated<typeof source> = {
  add: 'إضافة شخص',
  do_add: 'إضافة',
  you: 'هذا أنتم',
  name: 'الاسم',
  role: 'الدور',
  may: {
    owner: 'يمكنه فعل كل شيء، بما في ذلك الفريق والسجل.',
    desk: 'جدول المواعيد والعملاء والرسائل والبريد والتقرير.',
    practitioner: 'جدول المواعيد والزيارات والملاحظات.',
  },
  no_keys: 'لا مفتاح بعد',
  keys_zero: 'لا مفتاح',
  keys_one: 'مفتاح واحد',
  keys_two: 'مفتاحان',
  keys_few: '{{count}} مفاتيح',
  keys_many: '{{count}} مفتاحًا',
  keys_other: '{{count}} مفتاح',
  never_seen: 'لا تسجيل دخول بعد',
  seen: 'آخر ظهور {{moment}}',
  link_open: 'رابط مفتوح حتى {{moment}}',
  link: 'إنشاء رابط',
  link_for: 'إنشاء رابط من أجل {{name}}',
  link_text:
    'بهذا الرابط يُنشأ مفتاح مرور واحد باسم {{name}}: أول مفتاح، أو مفتاح لجهاز جديد، أو بدل مفتاح مفقود. سلّموه بأنفسكم؛ فمن يملكه يستطيع الدخول.',
  link_once: 'لن تروا هذا الرابط إلا الآن. يعمل حتى {{moment}} وينتهي فور إنشاء مفتاح {{name}}.',
  the_link: 'الرابط',
  not_copied: 'تعذّر النسخ. حدّدوا الرابط وانسخوه بأنفسكم.',
  change: 'تعديل',
  change_of: 'تعديل بيانات {{name}}',
  changed: 'تم تعديل بيانات {{name}}.',
  remove: 'حذف',
  remove_of: 'حذف {{name}}',
  remove_text: 'ينتهي دخول {{name}} فورًا: تتوقف المفاتيح والجلسات. يبقى في السجل كل ما جرى باسم {{name}}.',
  removed: 'انتهى عمل {{name}} في الاستقبال.',
}
