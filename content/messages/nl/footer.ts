export const footer = {
  description:
    'Kliniek voor cosmetische en esthetische behandelingen in {{city}}. Rustig besproken, zorgvuldig uitgevoerd.',
  social: 'Volg ons',
  menu: 'Menu',
  newsletter: 'Nieuwsbrief',
  hours: 'Openingstijden',
  closed: 'Gesloten',
  by_appointment: 'Op afspraak, tot {{time}}',
  other_times: 'Met een afspraak kunt u ook buiten deze tijden terecht.',
  contact: 'Contact',
  registrations: 'KvK {{kvk}}, btw\u00a0{{btw}}',
  copyright: '© {{clinic}}. Alle rechten voorbehouden.',
  sample:
    'Deze site toont voorbeeldgegevens: personen, reviews, merken en registratienummers zijn niet echt.',
  legal: 'Juridisch',
  developer: 'Website door {{name}}',
  theme: {
    title: 'Weergave',
    system: 'Zoals uw apparaat',
    light: 'Licht',
    dark: 'Donker',
  },
}
