import type { dataExport as source } from '#content/messages/nl/data-export.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const dataExport: Translated<typeof source> = {
  title: 'البيانات المحفوظة لدى {{clinic}}',
  intro:
    'هذا كل ما يحفظه الموقع من بيانات شخصية في {{date}}. لا يشمل ذلك الملف الطبي، ويمكن طلبه من العيادة.',
  profile: 'الحساب',
  username: 'اسم المستخدم',
  verified: 'تأكيد عنوان البريد الإلكتروني',
  since: 'تاريخ إنشاء الحساب',
  language: 'لغة الرسائل',
  reminders: 'التذكيرات',
  newsletter: 'النشرة البريدية',
  yes: 'نعم',
  no: 'لا',
  none: 'غير مُدخل',
  nothing: 'لا توجد مواعيد.',
  appointments: 'المواعيد',
  moment: 'التاريخ والوقت',
  price: 'السعر',
  charged: 'تكلفة التغيير أو الإلغاء',
  name: 'الاسم',
  booked: 'تاريخ الحجز',
  sessions: 'جلسات الدخول المفتوحة',
  until: 'تبقى مفتوحة حتى {{date}}',
  mails: 'الرسائل المرسلة',
}
