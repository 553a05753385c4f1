/** The form for the newsletter on the blog pages; `error_…` are the keys of SPEC 5 and 8. */
export const newsletter = {
  title: 'Af en toe een *brief*.',
  lead: 'Een nieuw artikel, een seizoensadvies, nooit meer dan één e-mail per maand. Afmelden kan onder elke brief.',
  email: 'E-mail',
  submit: 'Aanmelden',
  submitting: 'Wordt aangemeld…',
  privacy: 'We gebruiken uw adres alleen voor de nieuwsbrief.',
  error_title: 'Oeps!',
  error_invalid_email: 'Voer een geldig e-mailadres in.',
  error_message: 'Aanmelden is niet gelukt. Probeer het later opnieuw.',
  subscribed_title: 'Bijna klaar',
  subscribed_text: 'We hebben u een e-mail gestuurd. Bevestig daarin uw adres, dan staat u op de lijst.',
}
