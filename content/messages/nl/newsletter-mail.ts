/** The mails about being on the newsletter's list. */
export const newsletterMail = {
  confirm_subject: 'Bevestig uw aanmelding voor de nieuwsbrief van {{clinic}}',
  confirm_preview: 'Met één klik staat uw adres op de lijst.',
  confirm_title: 'Bevestig uw aanmelding',
  confirm_text:
    'Dit adres is opgegeven voor de nieuwsbrief van {{clinic}}. Klopt dat? Bevestig het dan met de knop. Zonder bevestiging sturen wij u niets.',
  confirm_button: 'Aanmelding bevestigen',
  confirm_expires: 'De knop werkt {{period}}.',
  confirm_stranger: 'Hebt u zich niet aangemeld? Dan hoeft u niets te doen: het adres wordt vanzelf gewist.',
  known_subject: 'U krijgt de nieuwsbrief van {{clinic}} al',
  known_preview: 'U hoeft niets te doen.',
  known_title: 'U staat al op de lijst',
  known_text:
    'Dit adres is opnieuw opgegeven voor de nieuwsbrief van {{clinic}}. Het stond al op de lijst en dat blijft zo; u hoeft niets te doen.',
  known_leave: 'Wilt u de brief niet meer ontvangen? Dan meldt u zich hier af.',
  unsubscribe: 'Afmelden',
}
