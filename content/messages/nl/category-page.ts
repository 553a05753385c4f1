/** Reasons and questions that hold for every category (SPEC 2). */
export const categoryPage = {
  why_title: 'Waarom bij ons',
  reasons: {
    one: {
      title: 'Eerst een gesprek',
      text: 'We beginnen met luisteren en kijken. Wat niet verstandig is, raden we af.',
    },
    two: {
      title: 'Prijs vooraf',
      text: 'U weet wat het kost voordat u beslist. Bij ‘v.a.’ hoort u waar de prijs van afhangt.',
    },
    three: {
      title: 'Risico’s op tafel',
      text: 'Bijwerkingen en herstel staan op de pagina van elke behandeling, niet in kleine letters.',
    },
    four: {
      title: 'Bevoegd en bekwaam',
      text: 'Injectables zet alleen een arts. Andere behandelingen doet iemand die ervoor is opgeleid.',
    },
    five: {
      title: 'Hygiëne zonder concessies',
      text: 'Wegwerpmateriaal waar het kan, gereinigd en gecontroleerd materiaal waar het moet.',
    },
    six: {
      title: 'Bereikbaar na afloop',
      text: 'U gaat weg met nazorg op papier en een nummer dat u kunt bellen.',
    },
  },
  faq_title: 'Veelgestelde vragen',
  faqs: {
    one: {
      question: 'Heb ik eerst een consult nodig?',
      answer:
        'Alleen als dat bij de behandeling staat: dan ziet de arts u eerst in een apart consult ({{doctorPrice}}). Bij alle andere bespreken we uw wens en uw gezondheid in hetzelfde bezoek, en geeft een arts injectables pas na eigen onderzoek. Twijfelt u, dan is er een gratis consult met een huidtherapeut, schoonheidsspecialist of adviseur, niet met een arts. Het verplicht u tot niets.',
    },
    two: {
      question: 'Kan ik van tevoren annuleren?',
      answer:
        'Ja, kosteloos tot {{hours}} uur voor de afspraak. Daarna, of als u niet komt, rekenen we {{share}} van de prijs, en voor een gratis consult {{fee}}.',
    },
    three: {
      question: 'Hoe bereid ik me voor?',
      answer:
        'Kom 5 tot 10 minuten eerder en vertel ons over medicijnen, allergieën en een mogelijke zwangerschap. Op de pagina van elke behandeling staat wat u verder kunt doen.',
    },
    four: {
      question: 'Wanneer kan ik weer sporten of make-up gebruiken?',
      answer:
        'Vaak na 2 tot 4 uur weer make-up en na 24 uur weer sporten. Sommige behandelingen vragen meer rust; de nazorg bij de behandeling gaat altijd voor.',
    },
    five: {
      question: 'Hoe betaal ik?',
      answer:
        'Direct na de behandeling, met pin of contant. Een kuur of pakket betaalt u in één keer, bij het eerste bezoek. Betalen in termijnen kan niet.',
    },
  },
}
