import type { contactMail as source } from '#content/messages/nl/contact-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const contactMail: Translated<typeof source> = {
  copy_subject: 'الرسالة المرسلة إلى {{clinic}}',
  copy_preview: 'نسخة من الرسالة التي وصلتنا.',
  copy_title: 'وصلت الرسالة',
  greeting: 'تحية طيبة، {{name}}،',
  copy_text: 'شكرًا على الرسالة إلى {{clinic}}. سيصل الرد بالبريد الإلكتروني. وهذا نص الرسالة:',
  copy_stranger: 'إن جاءت الرسالة من شخص آخر فقد كُتب العنوان خطأً، ولا حاجة إلى أي إجراء.',
  notice_subject: 'رسالة من {{name}} عبر الموقع',
  notice_title: 'رسالة جديدة',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  subject: 'الموضوع',
  treatments: 'العلاجات',
  language: 'اللغة',
  message: 'الرسالة',
  notice_answer: 'الرد على هذه الرسالة يصل إلى {{name}}.',
}
