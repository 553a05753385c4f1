import type { deskNewsletter as source } from '#content/messages/nl/desk-newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskNewsletter: Translated<typeof source> = {
  title: 'النشرة البريدية',
  back: 'كل البريد',
  text: 'كل من أكّد اشتراكه بنفسه. من يلغي اشتراكه يختفي فورًا. والاطلاع على هذه القائمة أو تنزيلها يُكتب في السجل.',
  count_zero: 'لا عناوين',
  count_one: 'عنوان واحد',
  count_two: 'عنوانان',
  count_few: '{{count}} عناوين',
  count_many: '{{count}} عنوانًا',
  count_other: '{{count}} عنوان',
  none: 'لم يؤكّد أحد بعد. الاشتراك متاح في مدونة الموقع.',
  download: 'تنزيل CSV',
  head: {
    email: 'البريد الإلكتروني',
    name: 'الاسم',
    language: 'اللغة',
    asked: 'تاريخ الاشتراك',
    confirmed: 'تاريخ التأكيد',
  },
}
