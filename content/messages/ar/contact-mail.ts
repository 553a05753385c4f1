import type { contactMail as source } from '#content/messages/nl/contact-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const contactMail: Translated<typeof source> = {
  copy_subject: 'رسالتكم إلى {{clinic}}',
  copy_preview: 'نسخة مما كتبتموه إلينا.',
  copy_title: 'وصلتنا رسالتكم',
  greeting: 'تحية طيبة، {{name}}،',
  copy_text: 'شكرًا لرسالتكم إلى {{clinic}}. سنرد بالبريد الإلكتروني. وهذا ما كتبتموه إلينا:',
  receipt_preview: 'وصلتنا رسالتكم وسنرد بالبريد الإلكتروني.',
  receipt_text: 'شكرًا لرسالتكم إلى {{clinic}}. لقد وصلتنا، وسنرد عليكم بالبريد الإلكتروني.',
  copy_stranger: 'لم تكتبوا إلينا؟ إذن أخطأ شخص في كتابة العنوان، ولا داعي لأن تفعلوا شيئًا.',
  notice_subject: 'رسالة من {{name}} عبر الموقع',
  notice_title: 'رسالة جديدة',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  subject: 'الموضوع',
  treatments: 'العلاجات',
  language: 'اللغة',
  message: 'الرسالة',
  notice_answer: 'ردّكم على هذه الرسالة يصل إلى {{name}}.',
}
