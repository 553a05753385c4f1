import type { form as source } from '#content/messages/nl/form.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const form: Translated<typeof source> = {
  first_name: 'الاسم الأول',
  last_name: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  date_of_birth: 'تاريخ الميلاد',
  date_of_birth_pattern: 'يوم-شهر-سنة',
  date_of_birth_help: 'اختياري: اليوم ثم الشهر ثم السنة.',
  optional: 'اختياري.',
  required: 'هذا الحقل مطلوب.',
  invalid: 'هذه القيمة غير صالحة.',
  invalid_email: 'أدخلوا عنوان بريد إلكتروني صحيحًا.',
  invalid_phone: 'أدخلوا رقم هاتف صحيحًا.',
  invalid_date_of_birth: 'التاريخ غير صحيح. اكتبوه بصيغة يوم-شهر-سنة، مثل ⁦29-02-1988⁩.',
  invalid_username:
    'من دون مسافات. يُسمح فقط بالحروف والأرقام والنقطة والشرطة والشرطة السفلية و\u2066@\u2069 و\u2066+\u2069',
  too_short: 'استعملوا {{min}} أحرف على الأقل.',
  too_long: 'النص طويل. الحد الأقصى لعدد الأحرف: {{max}}.',
  check_fields: 'راجعوا الحقول المشار إليها.',
  connection: 'لم يصل أي رد. تحققوا من اتصالكم بالإنترنت وحاولوا مرة أخرى.',
  unsure_title: 'تم على الأرجح',
  busy: 'لحظة…',
  honeypot: 'اتركوا هذا الحقل فارغًا',
  trap_emptied: 'كان متصفحكم قد ملأ حقلًا لا ترونه. أصبح الآن فارغًا: اضغطوا على الزر مرة أخرى.',
}
