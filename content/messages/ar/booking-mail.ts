import type { bookingMail as source } from '#content/messages/nl/booking-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const bookingMail: Translated<typeof source> = {
  confirmed_subject: 'موعدكم: {{date}}، الساعة {{time}}',
  confirmed_preview: '{{treatment}} في {{clinic}}. احتفظوا بهذه الرسالة.',
  confirmed_title: 'موعدكم مؤكد',
  greeting: 'تحية طيبة، {{name}}،',
  confirmed_text: 'شكرًا لحجزكم لدى {{clinic}}. ننتظركم في:',
  place: 'العنوان',
  price: 'السعر',
  payment: 'الدفع',
  pay_later: 'بعد الجلسة، بالبطاقة أو نقدًا',
  pay_now: 'سيصلكم منا رابط للدفع',
  reference: 'رمز الموعد',
  arrive_early: 'تعالوا قبل الموعد بمدة 5 إلى 10 دقائق. وإن تأخرتم يُخصم الوقت من مدة الجلسة.',
  policy:
    'التغيير أو الإلغاء مجاني قبل الموعد بـ\u00a0{{hours}}\u00a0ساعة على الأقل. بعد ذلك، أو إن لم تحضروا، نحتسب {{percent}} من السعر.',
  policy_course:
    'التغيير أو الإلغاء مجاني قبل الموعد بـ\u00a0{{hours}}\u00a0ساعة على الأقل. بعد ذلك، أو إن لم تحضروا، نحتسب {{percent}} من سعر زيارة واحدة من السلسلة.',
  policy_free_consult:
    'التغيير أو الإلغاء مجاني قبل الاستشارة بـ\u00a0{{hours}}\u00a0ساعة على الأقل. بعد ذلك، أو إن لم تحضروا، نحتسب رسوم حجز قدرها {{fee}}.',
  age_rule:
    'علاجات الحقن لمن بلغ {{age}} عامًا فأكثر. أحضروا معكم وثيقة هوية سارية، فنحن نتحقق من عمركم في العيادة.',
  consult_first_title: 'الاستشارة أولًا',
  consult_first:
    'يلزم قبل هذا العلاج موعد استشارة منفصل في يوم آخر: {{consult}} ({{price}}). ولا نجري العلاج من دونه. إذا لم تحضروا هذه الاستشارة ولم تحجزوها بعد، فاحجزوها الآن أو غيّروا هذا الموعد.',
  consult_first_book: 'احجزوا الاستشارة أولًا',
  manage: 'الاطلاع على الموعد أو تغييره أو إلغاؤه',
  call: 'لتغيير الموعد أو إلغائه اتصلوا بنا على {{phone}}.',
  not_you: 'لم تحجزوا هذا الموعد؟ اتصلوا بنا على الرقم {{phone}} ولن يكلّفكم ذلك شيئًا.',
  calendar_hint: 'بملف التقويم المرفق تضيفون الموعد إلى تقويمكم.',
  regards: 'إلى اللقاء في {{clinic}}',
  calendar_title: 'موعد في {{clinic}}',
  notice_subject: 'موعد جديد: {{date}} {{time}}، {{treatment}}',
  notice_title: 'موعد جديد',
  notice_pay_later: 'بعد الجلسة',
  notice_pay_now: 'الآن: أرسلوا رابطًا للدفع',
  room: 'الغرفة',
  client: 'العميل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  notes: 'ملاحظات',
  notes_at_desk: 'موجودة في جدول الاستقبال',
  language: 'اللغة',
  what: '{{treatment}}، {{duration}}',
  time_range: 'من {{time}} إلى {{end}} (بتوقيت هولندا)',
  moment: '{{date}}، الساعة {{time}}',
  free_until: 'التغيير أو الإلغاء مجانًا حتى',
  good_to_know: 'معلومات مفيدة',
  way: 'الطريق وأوقات العمل',
  view: 'عرض الموعد',
  notice_manage: 'تغيير الموعد أو إلغاؤه نيابة عن العميل',
}
