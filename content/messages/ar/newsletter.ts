import type { newsletter as source } from '#content/messages/nl/newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletter: Translated<typeof source> = {
  title: 'رسالة من *حين لآخر*.',
  lead: 'مقال جديد أو نصيحة للموسم، ولا أكثر من رسالة واحدة في الشهر. ويمكن إلغاء الاشتراك من أسفل كل رسالة.',
  email: 'البريد الإلكتروني',
  submit: 'اشتراك',
  submitting: 'جارٍ الاشتراك…',
  privacy: 'لا يُستعمل العنوان إلا لإرسال النشرة.',
  error_title: 'عذرًا!',
  error_invalid_email: 'يُرجى إدخال عنوان بريد إلكتروني صحيح.',
  error_message: 'لم يكتمل الاشتراك. يُرجى إعادة المحاولة لاحقًا.',
  subscribed_title: 'بقيت خطوة واحدة',
  subscribed_text: 'أُرسلت رسالة إلى العنوان المُدخل، ويكتمل الاشتراك بتأكيد العنوان فيها.',
}
