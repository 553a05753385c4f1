import type { frame as source } from '#content/messages/nl/frame.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const frame: Translated<typeof source> = {
  skip: 'الانتقال إلى المحتوى',
  home_link: '{{clinic}}، إلى الصفحة الرئيسية',
  main_navigation: 'القائمة الرئيسية',
  menu: 'القائمة',
  close: 'إغلاق',
  book: 'حجز موعد',
  call: 'الاتصال بالرقم {{phone}}',
  portal: 'بوابتي',
  language: 'اللغة',
  language_title: 'اختيار اللغة',
  language_note: 'تبقى الصفحة نفسها معروضة.',
  quick_actions: 'إجراءات سريعة',
  page: {
    home: 'الرئيسية',
    treatments: 'العلاجات',
    about: 'من نحن',
    blog: 'المدونة',
    reviews: 'التقييمات',
    contact: 'التواصل',
    privacy: 'الشروط والخصوصية',
    house_rules: 'قواعد العيادة',
    complaints: 'الشكاوى',
  },
  mega: {
    title: 'بماذا يمكننا المساعدة؟',
    text: 'هل يصعب الاختيار بين أكثر من علاج؟ الاستشارة الأولى مجانية ولا تُلزم بشيء.',
    contact: 'طرح سؤال',
    view_all: 'عرض الكل',
    view_all_of: 'عرض الكل: {{category}}',
    all_treatments: 'جميع العلاجات',
  },
  booking_failed: {
    title: 'تعذّر تحميل نافذة الحجز',
    text: 'يُرجى التحقق من الاتصال بالإنترنت أو الاتصال بنا: {{phone}}.',
    link: 'حجز موعد في صفحة مستقلة',
  },
}
