import type { newsletterMail as source } from '#content/messages/nl/newsletter-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletterMail: Translated<typeof source> = {
  confirm_subject: 'تأكيد الاشتراك في نشرة {{clinic}}',
  confirm_preview: 'بنقرة واحدة يُضاف العنوان إلى القائمة.',
  confirm_title: 'تأكيد الاشتراك',
  confirm_text:
    'أُدخل هذا العنوان للاشتراك في النشرة البريدية لدى {{clinic}}. إذا كان ذلك صحيحًا فيُرجى التأكيد بالزر أدناه. ومن دون تأكيد لا نرسل شيئًا.',
  confirm_button: 'تأكيد الاشتراك الآن',
  confirm_expires: 'مدة صلاحية الزر: {{period}}.',
  confirm_stranger: 'إذا لم يكن الاشتراك مطلوبًا فلا حاجة إلى أي إجراء: يُحذف العنوان تلقائيًا.',
  known_subject: 'الاشتراك في نشرة {{clinic}} قائم بالفعل',
  known_preview: 'لا حاجة إلى أي إجراء.',
  known_title: 'العنوان في القائمة بالفعل',
  known_text:
    'أُدخل هذا العنوان مرة أخرى للاشتراك في النشرة البريدية لدى {{clinic}}. وهو في القائمة من قبل ويبقى فيها، فلا حاجة إلى أي إجراء.',
  known_leave: 'لإيقاف النشرة يمكن إلغاء الاشتراك من هنا.',
  unsubscribe: 'إلغاء الاشتراك',
}
