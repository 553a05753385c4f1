import type { footer as source } from '#content/messages/nl/footer.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const footer: Translated<typeof source> = {
  description: 'عيادة للعلاجات التجميلية في {{city}}. نناقشها معكم بهدوء وننفذها بعناية.',
  social: 'تابعونا',
  menu: 'القائمة',
  newsletter: 'النشرة البريدية',
  hours: 'ساعات العمل',
  closed: 'مغلق',
  by_appointment: 'بموعد مسبق، حتى {{time}}',
  other_times: 'بموعد مسبق نستقبلكم خارج هذه الأوقات أيضًا.',
  contact: 'التواصل',
  registrations: 'السجل التجاري {{kvk}}، الرقم\u00a0الضريبي\u00a0{{btw}}',
  copyright: '© {{clinic}}. جميع الحقوق محفوظة.',
  sample: 'يعرض هذا الموقع بيانات تجريبية: الأشخاص والتقييمات والعلامات التجارية وأرقام التسجيل ليست حقيقية.',
  legal: 'معلومات قانونية',
  developer: 'تطوير الموقع: {{name}}',
  theme: {
    title: 'المظهر',
    system: 'حسب جهازكم',
    light: 'فاتح',
    dark: 'داكن',
  },
}
