import type { footer as source } from '#content/messages/nl/footer.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const footer: Translated<typeof source> = {
  description:
    'Clinic for cosmetic and aesthetic treatments in {{city}}. Talked through calmly, carried out with care.',
  social: 'Follow us',
  menu: 'Menu',
  newsletter: 'Newsletter',
  hours: 'Opening hours',
  closed: 'Closed',
  by_appointment: 'By appointment, until {{time}}',
  other_times: 'With an appointment you can come outside these hours too.',
  contact: 'Contact',
  registrations: 'Chamber of Commerce {{kvk}}, VAT\u00a0{{btw}}',
  copyright: '© {{clinic}}. All rights reserved.',
  sample: 'This site shows sample data: people, reviews, brands and registration numbers aren’t real.',
  legal: 'Legal',
  developer: 'Website by {{name}}',
  theme: {
    title: 'Appearance',
    system: 'Match your device',
    light: 'Light',
    dark: 'Dark',
  },
}
