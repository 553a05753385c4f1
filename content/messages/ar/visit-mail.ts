import type { visitMail as source } from '#content/messages/nl/visit-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const visitMail: Translated<typeof source> = {
  reminder_subject: 'تذكير بموعدكم: {{date}}، الساعة {{time}}',
  reminder_title: 'نراكم قريبًا',
  reminder_title_remote: 'نتحدث معكم قريبًا',
  reminder_text: 'اقترب موعدكم في {{clinic}}:',
  coming: 'نعم، سأحضر',
  coming_remote: 'نعم، الموعد يناسبني',
  preparation: 'هكذا تستعدون',
  aftercare_subject: 'العناية بعد زيارتكم اليوم',
  aftercare_title: 'عناية جيدة بعد زيارتكم',
  aftercare_text: 'شكرًا لزيارتكم {{clinic}}. هذه نصائح تفيدكم في الأيام القادمة.',
  aftercare_for: 'بعد: {{treatment}}',
  aftercare_worried:
    'هل يقلقكم شيء ترونه أو تشعرون به؟ اتصلوا بنا على {{phone}}. وفي الحالات العاجلة اتصلوا بمركز الأطباء المناوبين (huisartsenpost) أو بالرقم 112.',
  reminder_late:
    'لا تستطيعون الحضور؟ أخبرونا في أقرب وقت. من الآن تبلغ تكلفة التغيير أو الإلغاء أو عدم الحضور {{fee}}.',
  reminder_late_remote:
    'لا يناسبكم الموعد؟ أخبرونا في أقرب وقت. من الآن تبلغ تكلفة التغيير أو الإلغاء أو عدم الرد {{fee}}.',
}
