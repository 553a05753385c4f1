/** What the API answers when something cannot be done, by the code of the answer; below `field` what is said at one field. */
export const errors = {
  invalid_input: 'Niet alles is goed ingevuld. Controleer de aangegeven velden.',
  malformed_json: 'De aanvraag kon niet worden gelezen. Ververs de pagina en probeer het opnieuw.',
  slot_taken: 'Deze tijd is zojuist door iemand anders geboekt. Kies een andere tijd.',
  slot_in_past: 'Deze tijd is al voorbij. Kies een andere tijd.',
  slot_too_soon: 'Online boeken kan tot {{minutes}} minuten van tevoren. Kies een latere tijd of bel ons.',
  slot_beyond_horizon: 'Boeken kan tot {{days}} dagen vooruit. Kies een eerdere datum.',
  slot_closed: 'Op deze dag kunt u niet boeken. Kies een andere datum.',
  slot_off_grid: 'Op dit tijdstip begint geen afspraak. Kies een van de aangeboden tijden.',
  too_many_visits:
    'Er staan al {{count}} afspraken voor u op dit e-mailadres of in uw account. Meer kunnen er online niet bij. Bel ons gerust als u er nog een nodig hebt.',
  overlapping_visit: 'U hebt op deze tijd al een afspraak. Kies een andere tijd.',
  booking_busy:
    'Er wordt op dit moment ongewoon veel geboekt. Log in met een account waarvan het e-mailadres is bevestigd, of bel ons, dan maken we de afspraak voor u.',
  idempotency_conflict:
    'Deze boeking is al verstuurd, maar met andere gegevens. Ververs de pagina en probeer het opnieuw.',
  unauthorized: 'Log eerst in, of gebruik de link uit uw bevestiging.',
  forbidden: 'Deze link is niet geldig. Gebruik de link uit uw bevestiging.',
  not_found: 'Dit is niet gevonden. Ga terug en probeer het opnieuw, of bel ons.',
  method_not_allowed: 'Dit kan niet op dit adres.',
  body_too_large: 'Dit is te veel om in één keer te versturen. Maak uw tekst korter.',
  unsupported_media_type: 'Stuur de gegevens als JSON.',
  rate_limited: 'U doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
  unavailable: 'De website is even niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  internal: 'Er ging iets mis aan onze kant. Probeer het opnieuw of bel ons.',
  invalid_credentials: 'Ongeldige inloggegevens. Controleer uw gebruikersnaam en wachtwoord.',
  foreign_origin:
    'Deze aanvraag kwam niet van onze website en is niet uitgevoerd. Open de website opnieuw en probeer het daar.',
  username_taken: 'Deze gebruikersnaam is al in gebruik. Kies een andere.',
  appointment_cancelled:
    'Deze afspraak is geannuleerd en kan niet meer worden gewijzigd. Maak gerust een nieuwe afspraak.',
  appointment_over:
    'Deze afspraak is al begonnen of voorbij en kan niet meer worden gewijzigd. Bel ons als u vragen hebt.',
  link_invalid: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.',
  other_account: 'Deze link hoort bij een ander account. Log in met het account waarvoor u dit adres opgaf.',
  key_unknown:
    'Inloggen lukte niet met deze toegangssleutel. Probeer het opnieuw, of vraag een eigenaar om een nieuwe link.',
  key_refused:
    'De toegangssleutel kon niet worden gemaakt. Open de link opnieuw en probeer het nog een keer.',
  code_wrong:
    'Dit e-mailadres en deze herstelcode horen niet bij elkaar, of de code is al gebruikt. Controleer beide of gebruik een andere code.',
  staff_email_taken: 'Iemand anders in het team heeft dit e-mailadres al. Gebruik een ander adres.',
  last_owner: 'Dit is de laatste eigenaar. Maak eerst iemand anders eigenaar.',
  last_key: 'Dit is uw laatste toegangssleutel. Maak eerst een andere.',
  visits_in_the_way: 'In deze tijd staan al afspraken. Verplaats die eerst.',
  fee_changed:
    'Deze afspraak verplaatsen of annuleren kost nu meer dan u zag. Er is niets gewijzigd; u ziet nu wat het kost.',
  visit_changed: 'Iemand anders heeft deze afspraak zojuist gewijzigd. U ziet nu hoe hij is.',
  card_changed:
    'Deze kaart is intussen samengevoegd of gesplitst. U ziet nu wie erop staat; kijk eerst of u die bedoelt.',
  too_late_to_undo:
    'Ongedaan maken kan niet meer: de halve minuut is voorbij of de afspraak is opnieuw gewijzigd.',
  mail_forgotten:
    'Deze mail kan niet opnieuw worden verstuurd: de tekst is niet bewaard of klopt niet meer met de afspraak.',
  message_answered:
    'Een collega was u voor: dit bericht is zojuist beantwoord of afgehandeld. U ziet nu hoe het is; stuur uw antwoord alleen als het nog nodig is.',
  field: {
    invalid_value: 'Deze waarde is niet geldig.',
    invalid_date: 'Voer een geldige datum in.',
    invalid_date_time: 'Voer een geldige datum en tijd in.',
    too_long: 'Gebruik ten hoogste {{max}} tekens.',
    unknown_treatment: 'Deze behandeling kennen wij niet. Kies een behandeling uit de lijst.',
    price_changed:
      'Deze behandeling kost nu meer dan u zag. Er is niets geboekt; u ziet nu de nieuwe prijs. Kies de behandeling opnieuw als u wilt doorgaan.',
    birth_date_impossible: 'Deze geboortedatum kan niet kloppen. Controleer dag, maand en jaar.',
    too_young:
      'Injectables zijn er alleen voor wie {{age}} jaar of ouder is. Jonger en een medische verwijzing? Bel ons: een ouder of voogd tekent dan mee.',
    leave_empty: 'Laat dit veld leeg.',
    too_short: 'Gebruik ten minste {{min}} tekens.',
    username_characters: 'Gebruik letters, cijfers en de tekens . _ - + @, zonder spaties.',
    password_common:
      'Dit wachtwoord is te makkelijk te raden. Kies een ander, bijvoorbeeld enkele woorden achter elkaar.',
    wrong_password: 'Dit wachtwoord klopt niet. Probeer het opnieuw.',
    password_needed: 'Vul uw wachtwoord in om uw e-mailadres te wijzigen.',
  },
}
