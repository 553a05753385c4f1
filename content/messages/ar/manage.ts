import type { manage as source } from '#content/messages/nl/manage.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const manage: Translated<typeof source> = {
  no_script:
    'بدون جافا سكريبت يمكن هنا الإلغاء فقط. وتفاصيل الحجز موجودة في رسالة التأكيد. ولتغيير الموعد يمكن الاتصال على:',
  cancelled_text: 'أصبح الوقت متاحًا للحجز من جديد. سيصل تأكيد بالبريد الإلكتروني، مع الرسوم إن وُجدت.',
  failed_title: 'لم يتم الإلغاء',
  failed_text:
    'هذا الرابط غير صالح، أو أن الموعد قد بدأ. يُرجى فتح الرابط من رسالة التأكيد مرة أخرى أو الاتصال بنا.',
}
