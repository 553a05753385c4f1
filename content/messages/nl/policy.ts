/** What is owed when a treatment does not happen, or not when it was booked, beside the usual hours. */
export const policy = {
  illness_free:
    'Wordt u in de laatste {{hours}} uur ziek en belt u ons vóór uw afspraak, dan rekenen wij niets.',
  illness_charged:
    'Ook bij ziekte in de laatste {{hours}} uur rekenen wij {{share}} van de prijs. Blijf toch thuis en bel ons.',
  not_treated: 'Zien wij af van behandeling, dan betaalt u niets.',
  consult_charged: 'Dit consult betaalt u ook als wij daarna van een behandeling afzien.',
  grace:
    'Verplaatsen of annuleren kost niets in de eerste {{minutes}} minuten na het boeken. Kosten voor te laat verplaatsen, te laat annuleren of niet komen rekenen wij per afspraak hooguit één keer.',
  one_fee:
    'Kosten voor te laat verplaatsen, te laat annuleren of niet komen rekenen wij per afspraak hooguit één keer.',
}
