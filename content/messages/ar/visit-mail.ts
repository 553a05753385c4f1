import type { visitMail as source } from '#content/messages/nl/visit-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const visitMail: Translated<typeof source> = {
  reminder_subject: 'تذكير بالموعد: {{date}}، الساعة {{time}}',
  reminder_title: 'إلى لقاء قريب',
  reminder_text: 'اقترب الموعد في {{clinic}}:',
  preparation: 'الاستعداد للموعد',
  aftercare_subject: 'العناية بعد زيارة اليوم',
  aftercare_title: 'العناية بعد الزيارة',
  aftercare_text: 'شكرًا على زيارة {{clinic}}. هذه نصائح تفيد في الأيام القادمة.',
  aftercare_for: 'بعد: {{treatment}}',
  aftercare_worried:
    'عند القلق من أي عرض، يُرجى الاتصال بنا على {{phone}}. وفي الحالات العاجلة يُرجى الاتصال بمركز الطبيب المناوب (huisartsenpost) أو بالرقم 112.',
  reminder_late:
    'عند تعذر الحضور يُرجى إبلاغنا في أقرب وقت. من الآن تبلغ تكلفة التغيير أو الإلغاء أو عدم الحضور {{fee}}.',
}
