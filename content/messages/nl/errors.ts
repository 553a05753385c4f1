/** What the API answers when something cannot be done, by the code of the answer; below `field` what is said at one field. */
export const errors = {
  invalid_input: 'Niet alles is goed ingevuld. Controleer de aangegeven velden.',
  malformed_json: 'De aanvraag kon niet worden gelezen.',
  slot_taken: 'Deze tijd is zojuist door iemand anders geboekt. Kies een andere tijd.',
  slot_in_past: 'Deze tijd is al voorbij. Kies een andere tijd.',
  slot_too_soon: 'Online boeken kan tot {{minutes}} minuten van tevoren. Kies een latere tijd of bel ons.',
  slot_beyond_horizon: 'Boeken kan tot {{days}} dagen vooruit. Kies een eerdere datum.',
  slot_closed: 'Op deze dag kunt u niet boeken. Kies een andere datum.',
  slot_off_grid: 'Op dit tijdstip begint geen afspraak. Kies een van de aangeboden tijden.',
  idempotency_conflict:
    'Deze boeking is al verstuurd, maar met andere gegevens. Ververs de pagina en probeer het opnieuw.',
  unauthorized: 'Hiervoor is een geldige link nodig, of moet u ingelogd zijn.',
  forbidden: 'Deze link is niet geldig. Gebruik de link uit uw bevestiging.',
  not_found: 'Niet gevonden.',
  method_not_allowed: 'Dit kan niet op dit adres.',
  body_too_large: 'De aanvraag is te groot.',
  unsupported_media_type: 'Stuur de gegevens als JSON.',
  rate_limited: 'U doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
  unavailable: 'De website is even niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  internal: 'Er ging iets mis aan onze kant. Probeer het opnieuw of bel ons.',
  field: {
    invalid_value: 'Deze waarde is niet geldig.',
    invalid_date: 'Voer een geldige datum in.',
    invalid_date_time: 'Voer een geldige datum en tijd in.',
    too_long: 'Gebruik ten hoogste {{max}} tekens.',
    unknown_treatment: 'Deze behandeling kennen wij niet. Kies een behandeling uit de lijst.',
    birth_date_impossible: 'Deze geboortedatum kan niet kloppen.',
    too_young:
      'Injectables geven wij vanaf {{age}} jaar. Jonger en een medische verwijzing? Bel ons: een ouder of voogd tekent dan mee.',
    leave_empty: 'Laat dit veld leeg.',
  },
}
