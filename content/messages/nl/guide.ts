/** The guided choice above the treatments. */
export const guide = {
  title: 'Weet u nog niet wat u zoekt?',
  lead: 'Hooguit drie vragen. U zit nergens aan vast.',
  concern: 'Wat houdt u bezig?',
  place: 'Waar?',
  time: 'Mag het een paar dagen zichtbaar zijn?',
  concerns: {
    lines: 'Rimpels of een slappe huid',
    skin: 'Puistjes of een doffe huid',
    redness: 'Rode adertjes',
    spots: 'Vlekken',
    scars: 'Littekens',
    hair: 'Ongewenste haargroei',
    brows: 'Wimpers of wenkbrauwen',
    figure: 'Vetrolletjes',
    volume: 'Vorm van lippen, wangen of neus',
    tension: 'Spanning in het lijf',
    teeth: 'Verkleurde tanden',
    other: 'Iets anders',
  },
  places: {
    face: 'Gezicht',
    forehead: 'Voorhoofd of rond de ogen',
    neck: 'Hals en kaaklijn',
    body: 'Lichaam',
    bikini: 'Bikinilijn',
    chin: 'Onderkin',
    brows: 'Wenkbrauwen',
    lashes: 'Wimpers',
    liner: 'Oogleden of lippen',
    back: 'Rug en nek',
    head: 'Hoofd en gezicht',
    whole: 'Overal',
  },
  times: {
    none: 'Nee, ik wil meteen weer verder',
    days: 'Ja, een paar dagen is goed',
  },
  end: 'Dit zou kunnen passen',
  end_note: 'Of het iets voor u is, ziet de behandelaar pas in de kliniek. Beloven kunnen we niets.',
  doubt:
    'Twijfelt u, bent u zwanger of gebruikt u medicijnen? Vraag het ons eerst. Een eerste consult is gratis; is er een arts nodig, dan is dat een apart, betaald consult.',
  consult: 'Dit bekijken we graag eerst met u',
  consult_note:
    'In een gratis consult hoort u wat kan, wat het kost en wat we u afraden. Is er een arts bij nodig, dan hoort u dat meteen.',
  consult_spots:
    'Verandert een plek van vorm of kleur, jeukt of bloedt die? Ga dan eerst naar uw huisarts. Anders kijken we in een gratis consult wat het is en wat er kan.',
}
