import type { bookingMail as source } from '#content/messages/nl/booking-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const bookingMail: Translated<typeof source> = {
  confirmed_subject: 'تأكيد الموعد: {{date}}، الساعة {{time}}',
  confirmed_preview: '{{treatment}} في {{clinic}}. يُرجى الاحتفاظ بهذه الرسالة.',
  confirmed_title: 'تم تأكيد الموعد',
  greeting: 'تحية طيبة، {{name}}،',
  confirmed_text: 'شكرًا على الحجز لدى {{clinic}}. هذه تفاصيل الموعد:',
  treatment: 'العلاج',
  date: 'التاريخ',
  time: 'الوقت',
  time_value: '{{time}} (بتوقيت هولندا)، المدة {{duration}}',
  place: 'العنوان',
  price: 'السعر',
  payment: 'الدفع',
  pay_later: 'بعد العلاج، بالبطاقة أو نقدًا',
  pay_now: 'سيصل رابط للدفع من العيادة',
  reference: 'رمز الموعد',
  arrive_early: 'يُرجى الحضور قبل الموعد بمدة 5 إلى 10 دقائق. يُخصم وقت التأخير من مدة العلاج.',
  policy:
    'التعديل أو الإلغاء مجاني حتى {{hours}} ساعة قبل الموعد. بعد ذلك أو عند عدم الحضور تُحتسب نسبة {{percent}} من السعر.',
  policy_free_consult:
    'التعديل أو الإلغاء مجاني حتى {{hours}} ساعة قبل الاستشارة. بعد ذلك أو عند عدم الحضور تُحتسب رسوم حجز قدرها {{fee}}.',
  age_rule:
    'تُقدَّم علاجات الحقن ابتداءً من سن {{age}} عامًا. يُرجى إحضار إثبات هوية ساري المفعول، إذ يجري التحقق من العمر في العيادة.',
  manage: 'عرض الموعد',
  calendar_hint: 'يمكن إضافة الموعد إلى التقويم بفتح الملف المرفق.',
  regards: 'إلى اللقاء في {{clinic}}',
  calendar_title: 'موعد في {{clinic}}',
  notice_subject: 'موعد جديد: {{date}} {{time}}، {{treatment}}',
  notice_title: 'موعد جديد',
  notice_pay_later: 'بعد العلاج',
  notice_pay_now: 'الآن: يُرسل رابط للدفع',
  room: 'الغرفة',
  client: 'صاحب الموعد',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  date_of_birth: 'تاريخ الميلاد',
  notes: 'ملاحظات',
  language: 'اللغة',
  none: 'غير مذكور',
}
