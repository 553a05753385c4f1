/** The mails about an account. */
export const accountMail = {
  greeting: 'Beste {{name}},',
  greeting_neutral: 'Goedendag,',
  regards: 'Tot ziens bij {{clinic}}',
  one_hour: 'De link werkt één keer en blijft een uur geldig.',
  not_you: 'Was u dit niet? Bel ons dan op {{phone}}.',
  verify: {
    subject: 'Bevestig uw e-mailadres',
    title: 'Bevestig uw e-mailadres',
    text: 'Bij {{clinic}} is een account gemaakt met dit e-mailadres. Bent u dat? Bevestig dan het adres terwijl u in dat account bent ingelogd. Daarna staan ook de afspraken die u eerder zonder account maakte erin.',
    button: 'Adres bevestigen',
    ignore:
      'Hebt u geen account gemaakt? Dan hoeft u niets te doen: zonder bevestiging ziet niemand iets van uw afspraken.',
  },
  exists: {
    subject: 'U hebt al een account',
    title: 'U hebt al een account',
    text: 'Iemand, misschien uzelf, gaf bij {{clinic}} dit e-mailadres op voor een account. U hebt er al een, met de gebruikersnaam {{username}}. Log daarmee in.',
    button: 'Inloggen',
    ignore:
      'Weet u uw wachtwoord niet meer? Op de inlogpagina kunt u een nieuw instellen. Was u dit niet, dan hoeft u niets te doen.',
  },
  reset: {
    subject: 'Een nieuw wachtwoord instellen',
    title: 'Stel een nieuw wachtwoord in',
    text: 'Voor uw account met de gebruikersnaam {{username}} is een nieuw wachtwoord aangevraagd.',
    text_unnamed: 'Voor een account met dit e-mailadres is een nieuw wachtwoord aangevraagd.',
    button: 'Wachtwoord instellen',
    ignore: 'Hebt u dit niet aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
  },
  password_changed: {
    subject: 'Uw wachtwoord is gewijzigd',
    title: 'Uw wachtwoord is gewijzigd',
    text: 'Het wachtwoord van uw account {{username}} bij {{clinic}} is gewijzigd. Op andere apparaten moet u opnieuw inloggen.',
  },
  email_changed: {
    subject: 'Het e-mailadres van uw account is gewijzigd',
    title: 'Uw e-mailadres is gewijzigd',
    text: 'Bij uw account {{username}} bij {{clinic}} staat voortaan een ander e-mailadres. Dit is het laatste bericht over uw account op dit adres.',
  },
  deleted: {
    subject: 'Uw account is verwijderd',
    title: 'Uw account is verwijderd',
    text: 'Uw account {{username}} bij {{clinic}} en de gegevens erin zijn gewist. Wat wij volgens de wet moeten bewaren, zoals de administratie en uw medisch dossier, blijft zolang de wet dat vraagt.',
  },
}
