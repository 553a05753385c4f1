/** The booking dialog; the keys of SPEC 5 and 8 stand here under their names. */
export const appointment = {
  error_title: 'Fout bij Boeken',
  error_message: 'Er is een fout opgetreden bij het boeken. Probeer het opnieuw.',
  success_title: 'Afspraak bevestigd',
  success_message: 'Uw afspraak staat vast. U ontvangt een bevestiging per e-mail.',
  select_service: 'Kies eerst een behandeling.',
  select_date: 'Kies een datum.',
  select_time: 'Kies een tijd.',
  required_field: 'Dit veld is verplicht.',
  invalid_email: 'Voer een geldig e-mailadres in.',
  invalid_phone: 'Voer een geldig telefoonnummer in.',
}
