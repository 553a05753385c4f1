/** What is owed when illness or our own judgement keeps a treatment from happening. */
export const policy = {
  illness_free:
    'Wordt u in de laatste {{hours}} uur ziek en belt u ons vóór uw afspraak, dan rekenen wij niets.',
  illness_charged:
    'Ook bij ziekte in de laatste {{hours}} uur rekenen wij {{share}} van de prijs. Blijf toch thuis en bel ons.',
  not_treated: 'Zien wij af van behandeling, dan betaalt u niets.',
}
