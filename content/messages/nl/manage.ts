/** The page behind a manage link where no script runs, and what became of its form. */
export const manage = {
  no_script:
    'Zonder JavaScript kunt u hier alleen annuleren. Wat u geboekt hebt, staat in uw bevestigingsmail. Verplaatsen kan telefonisch:',
  cancellation:
    'U annuleert of verplaatst kosteloos tot {{hours}} uur vóór de behandeling. Daarna, of als u niet komt, rekenen we {{share}} van de prijs.',
  cancellation_consult:
    'U annuleert of verplaatst kosteloos tot {{hours}} uur vóór het consult. Daarna, of als u er niet bent, rekenen we {{fee}} reserveringskosten.',
  cancelled_text:
    'De plek is vrij voor een ander. U krijgt een bevestiging per e-mail, met de kosten als die er zijn.',
  failed_title: 'Annuleren is niet gelukt',
  failed_text:
    'Deze link klopt niet, of de afspraak is al begonnen. Open de link uit uw bevestigingsmail opnieuw, of bel ons.',
}
