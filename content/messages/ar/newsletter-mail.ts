import type { newsletterMail as source } from '#content/messages/nl/newsletter-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletterMail: Translated<typeof source> = {
  confirm_subject: 'أكّدوا اشتراككم في نشرة {{clinic}}',
  confirm_preview: 'بنقرة واحدة يُضاف عنوانكم إلى القائمة.',
  confirm_title: 'أكّدوا اشتراككم',
  confirm_text:
    'أُدخل هذا العنوان للاشتراك في النشرة البريدية لدى {{clinic}}. هل هذا صحيح؟ أكّدوه إذن بالزر. ومن دون تأكيد لا نرسل إليكم شيئًا.',
  confirm_button: 'تأكيد الاشتراك الآن',
  confirm_expires: 'مدة صلاحية الزر: {{period}}.',
  confirm_stranger: 'لم تشتركوا؟ لا داعي لأن تفعلوا شيئًا: يُحذف العنوان تلقائيًا.',
  known_subject: 'نشرة {{clinic}} تصلكم بالفعل',
  known_preview: 'لا داعي لأن تفعلوا شيئًا.',
  known_title: 'عنوانكم في القائمة بالفعل',
  known_text:
    'أُدخل هذا العنوان مرة أخرى للاشتراك في النشرة البريدية لدى {{clinic}}. وهو في القائمة بالفعل ويبقى فيها، فلا داعي لأن تفعلوا شيئًا.',
  known_leave: 'لا تريدون تلقي النشرة بعد الآن؟ ألغوا اشتراككم هنا.',
  unsubscribe: 'إلغاء الاشتراك',
}
