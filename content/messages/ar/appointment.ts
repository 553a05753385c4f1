import type { appointment as source } from '#content/messages/nl/appointment.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const appointment: Translated<typeof source> = {
  error_title: 'تعذّر الحجز',
  error_message: 'حدث خطأ أثناء الحجز. يُرجى المحاولة مرة أخرى.',
  success_title: 'تم تأكيد الموعد',
  success_message: 'تم حجز الموعد، وستصل رسالة تأكيد بالبريد الإلكتروني.',
  select_service: 'يُرجى اختيار العلاج أولًا.',
  select_date: 'يُرجى اختيار التاريخ.',
  select_time: 'يُرجى اختيار الوقت.',
  required_field: 'هذا الحقل مطلوب.',
  invalid_email: 'يُرجى إدخال عنوان بريد إلكتروني صحيح.',
  invalid_phone: 'يُرجى إدخال رقم هاتف صحيح.',
}
