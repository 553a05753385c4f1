/** Who books very much, and cancelling many visits at once at the desk. */
export const deskFloods = {
  none: 'Niemand heeft opvallend veel afspraken.',
  text: 'Wie {{many}} of meer komende afspraken heeft, staat hier. Dat kan een kuur zijn, of iemand die de agenda vult. Kies afspraken om ze samen te annuleren.',
  network: 'Eén netwerk',
  kind: {
    address: 'Hetzelfde e-mailadres',
    network: 'Van dezelfde internetverbinding geboekt',
  },
  all: 'Alle {{count}} kiezen',
  more_one: 'Nog {{count}} afspraak',
  more_other: 'Nog {{count}} afspraken',
  booked: 'Geboekt {{moment}}',
  chosen_one: '{{count}} afspraak gekozen',
  chosen_other: '{{count}} afspraken gekozen',
  cancel: 'Afspraken annuleren',
  question_one: '{{count}} afspraak annuleren?',
  question_other: '{{count}} afspraken annuleren?',
  effect:
    'De tijden zijn meteen weer vrij. Het kost niemand iets: afspraken waarvoor al kosten gelden, blijven staan; die annuleert u in de agenda. Ongedaan maken kan niet.',
  notify: 'Stuur over elke afspraak een mail',
  notify_help: 'Laat dit uit als de adressen verzonnen kunnen zijn.',
  done_one: '{{count}} afspraak geannuleerd.',
  done_other: '{{count}} afspraken geannuleerd.',
  left: 'Niet geannuleerd: {{count}}, want intussen veranderd of begonnen, of niet kosteloos.',
}
