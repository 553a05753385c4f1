/** Questions of the home page; fees, hours and ages come from the clinic file. */
export const faq = {
  title: 'Vragen die *vaak* komen.',
  lead: 'Staat uw vraag er niet bij? Bel of schrijf ons, dan antwoordt een mens.',
  items: {
    consult: {
      question: 'Moet ik eerst een consult hebben?',
      answer:
        'Bij elke behandeling bespreken we eerst uw wens, uw gezondheid en wat haalbaar is; meestal in hetzelfde bezoek. Voor injectables onderzoekt een arts u altijd zelf voordat er wordt geprikt. Enkele behandelingen, zoals filler in de neus of onder de ogen en de TCA-peeling, vragen eerst een apart consult bij de arts ({{doctorPrice}}); dat staat er dan bij. Twijfelt u, begin dan met een gratis consult. Daarin spreekt u een huidtherapeut, schoonheidsspecialist of adviseur, geen arts. Bent u er niet, of verplaatst of annuleert u het minder dan {{hours}} uur van tevoren, dan rekenen we {{fee}} reserveringskosten.',
    },
    result: {
      question: 'Hoelang blijft het resultaat?',
      answer:
        'Dat verschilt per persoon en per behandeling. Spierontspanners werken meestal 3 tot 4 maanden; het effect is na 3 tot 7 dagen te zien. Fillers blijven vaak 6 tot 12 maanden. Wij beloven geen resultaat, wel een eerlijk gesprek over wat u kunt verwachten.',
    },
    after: {
      question: 'Wat kan ik na een behandeling beter niet doen?',
      answer:
        'Gebruik 2 tot 4 uur geen make-up en vermijd 24 uur sporten, de sauna en alles waarvan u zweet. Sommige behandelingen vragen meer; dat krijgt u op papier mee en gaat altijd voor.',
    },
    cancel: {
      question: 'Kan ik mijn afspraak kosteloos verplaatsen?',
      answer:
        'Ja, tot {{hours}} uur van tevoren. Daarna, of als u niet komt, rekenen we {{share}} van de prijs. Kom liefst 5 tot 10 minuten eerder: wie later komt, houdt minder tijd over voor dezelfde prijs.',
    },
    payment: {
      question: 'Hoe betaal ik?',
      answer:
        'Direct na de behandeling, met pin of contant. Betalen in termijnen kan niet. Een kuur of pakket betaalt u in één keer, bij het eerste bezoek; ongebruikte sessies betalen wij niet terug. Uw wettelijke rechten blijven gelden, ook bij zwangerschap of ziekte: zie de huisregels.',
    },
    age: {
      question: 'Vanaf welke leeftijd behandelt u?',
      answer:
        'Voor injectables moet u {{age}} jaar of ouder zijn. Jonger kan alleen op medische indicatie, met een verwijzing en met een ouder of voogd die meekomt en meetekent.',
    },
  },
}
