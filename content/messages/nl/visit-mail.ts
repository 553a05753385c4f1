/** The mails around a visit: the reminders before it and the aftercare of the evening. */
export const visitMail = {
  reminder_subject: 'Herinnering: uw afspraak op {{date}} om {{time}}',
  reminder_title: 'Tot gauw',
  reminder_title_remote: 'Wij spreken u binnenkort',
  reminder_text: 'Uw afspraak bij {{clinic}} komt eraan:',
  coming: 'Ja, ik kom',
  coming_remote: 'Ja, ik ben bereikbaar',
  preparation: 'Zo bereidt u zich voor',
  aftercare_subject: 'Nazorg bij uw bezoek van vandaag',
  aftercare_title: 'Goed verzorgd na uw bezoek',
  aftercare_text: 'Bedankt voor uw bezoek aan {{clinic}}. Dit advies helpt u de komende dagen.',
  aftercare_for: 'Na: {{treatment}}',
  aftercare_worried:
    'Maakt u zich zorgen over iets wat u ziet of voelt? Bel ons op {{phone}}. Is er spoed, bel dan de huisartsenpost of 112.',
  reminder_late:
    'Kunt u toch niet komen? Laat het ons zo snel mogelijk weten. Verplaatsen, annuleren of niet komen kost vanaf nu {{fee}}.',
  reminder_late_remote:
    'Kunt u toch niet? Laat het ons zo snel mogelijk weten. Verplaatsen, annuleren of niet opnemen kost vanaf nu {{fee}}.',
}
