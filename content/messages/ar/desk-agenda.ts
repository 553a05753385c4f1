import type { deskAgenda as source } from '#content/messages/nl/desk-agenda.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskAgenda: Translated<typeof source> = {
  previous_day: 'اليوم السابق',
  next_day: 'اليوم التالي',
  previous_week: 'الأسبوع السابق',
  next_week: 'الأسبوع التالي',
  today: 'اليوم',
  pick_day: 'الانتقال إلى يوم',
  length: 'يوم أو أسبوع',
  day: 'يوم',
  week: 'أسبوع',
  room: 'الغرفة {{room}}',
  nobody: 'لا أحد قادم.',
}
