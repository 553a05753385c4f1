import type { about as source } from '#content/messages/nl/about.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const about: Translated<typeof source> = {
  specialties: 'مجالات العمل',
  big: 'رقم السجل المهني (BIG)',
  big_link: 'التحقق في السجل المهني (يُفتح في علامة تبويب جديدة)',
  portrait: 'صورة توضيحية لتمثال نصفي بلا ملامح؛ صورة {{name}} تُضاف لاحقًا',
  philosophy_link: 'اقرؤوا قواعد العيادة',
}
