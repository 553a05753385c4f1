import type { frame as source } from '#content/messages/nl/frame.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const frame: Translated<typeof source> = {
  skip: 'الانتقال إلى المحتوى',
  home_link: '{{clinic}}، إلى الصفحة الرئيسية',
  main_navigation: 'القائمة الرئيسية',
  menu: 'القائمة',
  close: 'إغلاق',
  book: 'حجز موعد',
  book_subject: 'احجزوا:',
  first_free: 'احجزوا أول موعد متاح',
  first_free_unknown: 'اطّلعوا على الأوقات المتاحة',
  clinic_time: 'بتوقيت هولندا',
  call: 'الاتصال بالرقم {{phone}}',
  portal: 'بوابتي',
  language: 'اللغة',
  language_title: 'اختاروا اللغة',
  language_note: 'تبقون في هذه الصفحة.',
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
    title: 'بماذا نستطيع أن نساعدكم؟',
    text: 'هل تترددون بين أكثر من علاج؟ الحديث الأول مجاني ولا يلزمكم بشيء.',
    contact: 'اطرحوا سؤالًا',
    view_all: 'عرض الكل',
    all_treatments: 'جميع العلاجات',
  },
  booking_failed: {
    title: 'تعذّر تحميل نافذة الحجز',
    text: 'تحققوا من اتصالكم بالإنترنت أو اتصلوا بنا: {{phone}}.',
    link: 'حجز موعد في صفحة مستقلة',
  },
}
