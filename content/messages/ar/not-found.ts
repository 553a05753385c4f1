import type { notFound as source } from '#content/messages/nl/not-found.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const notFound: Translated<typeof source> = {
  title: 'الصفحة غير موجودة',
  subtitle: 'لا شيء في هذا العنوان، أو لم يعد فيه شيء.',
  description: 'ربما نُسخ العنوان خطأ أو نُقلت الصفحة. يمكنكم المتابعة من هنا.',
  home: 'إلى الصفحة الرئيسية',
  treatments: 'عرض العلاجات',
  contact: 'التواصل معنا',
}
