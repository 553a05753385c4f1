import type { manage as source } from '#content/messages/nl/manage.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const manage: Translated<typeof source> = {
  no_script:
    'من دون جافا سكريبت يمكنكم هنا الإلغاء فقط. وما حجزتموه تجدونه في رسالة التأكيد. ولتغيير الموعد اتصلوا بنا:',
  cancellation:
    'يمكنكم الإلغاء أو تغيير الموعد مجانًا قبل الموعد بـ\u00a0{{hours}}\u00a0ساعة على الأقل. بعد ذلك، أو إن لم تحضروا، نحتسب {{share}} من السعر.',
  cancellation_consult:
    'يمكنكم الإلغاء أو تغيير الموعد مجانًا قبل الاستشارة بـ\u00a0{{hours}}\u00a0ساعة على الأقل. بعد ذلك، أو إن تغيّبتم، نحتسب رسوم حجز قدرها {{fee}}.',
  cancelled_text: 'أصبح الوقت متاحًا لغيركم. سيصلكم تأكيد بالبريد الإلكتروني، مع الرسوم إن وُجدت.',
  failed_title: 'لم يتم الإلغاء',
  failed_text:
    'هذا الرابط غير صحيح، أو أن الموعد قد بدأ. افتحوا الرابط من رسالة التأكيد مرة أخرى، أو اتصلوا بنا.',
}
