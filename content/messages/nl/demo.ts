/** The sales demo: a look at the product with sample data that stands in `content/demo.ts`. */
export const demo = {
  meta_title: 'Demo van de website',
  meta_description:
    'Een rondleiding met voorbeeldgegevens: online afspraken, behandelingen, portaal en chat van een kliniekwebsite in vier talen.',
  title: 'Kijk eens *achter* de voordeur.',
  lead: 'Zo werkt deze website voor een kliniek. Alles op deze pagina is een voorbeeld: er wordt niets verstuurd en niets bewaard.',
  sample: 'Voorbeeldgegevens',
  tabs_label: 'Onderdelen van de demo',
  tabs: {
    features: 'Features',
    appointments: 'Afspraken',
    treatments: 'Behandelingen',
    chat: 'Live Chat',
  },
  features: {
    title: 'Wat erin zit',
    items: {
      booking: {
        title: 'Online boeken',
        text: 'Drie stappen, dag en nacht. Twee bezoekers krijgen nooit dezelfde kamer op dezelfde tijd.',
      },
      languages: {
        title: 'Vier talen',
        text: 'Nederlands, Engels, Arabisch en Spaans, elk apart geschreven, het Arabisch van rechts naar links.',
      },
      portal: {
        title: 'Portaal voor cliënten',
        text: 'Cliënten zien, verplaatsen en annuleren hun afspraken zelf, en weten vooraf wat dat kost.',
      },
      mail: {
        title: 'E-mail die aankomt',
        text: 'Bevestiging met agendabestand, in de taal van de cliënt en nooit dubbel.',
      },
      content: {
        title: 'Behandelingen met uitleg',
        text: 'Prijs, duur, risico’s en nazorg op één pagina, in bestanden die een redacteur kan lezen.',
      },
      privacy: {
        title: 'Zuinig met gegevens',
        text: 'Geen volgsoftware, geen cookiebalk, en een logboek zonder namen.',
      },
    },
  },
  appointments: {
    title: 'Een dag in de agenda',
    lead: 'Afspraken naast elkaar, elk van een half uur of langer.',
    time: 'Tijd',
    client: 'Cliënt',
    treatment: 'Behandeling',
    status: 'Status',
    client_name: 'Cliënt {{letter}}',
    confirmed: 'Bevestigd',
    completed: 'Geweest',
    cancelled: 'Geannuleerd',
  },
  treatments: {
    title: 'Een stukje van de prijslijst',
    lead: 'Bedragen en tijden zijn verzonnen. De echte prijzen staan bij Behandelingen.',
    duration: 'Duur',
    price: 'Prijs',
    items: {
      contour: 'Contourplan gezicht',
      volume: 'Volumeherstel wangen',
      texture: 'Kuur voor de huidstructuur',
      body: 'Lichaamscontour één zone',
      glow: 'Frisse huid in een middag',
      brows: 'Wenkbrauwen en wimpers samen',
    },
  },
  chat: {
    title: 'Een gesprek in de chat',
    lead: 'De chatknop opent de chatdienst van de kliniek in een nieuw tabblad. Dit gesprek is een voorbeeld.',
    visitor: 'Bezoeker',
    clinic: 'Kliniek',
    messages: {
      one: 'Goedemorgen. Kan ik na een hydra facial meteen weer naar mijn werk?',
      two: 'Goedemorgen! Ja, dat kan. Uw huid kan een paar uur wat rood zijn. Wacht 2 tot 4 uur met make-up.',
      three: 'En sporten die avond?',
      four: 'Liever niet: vermijd zweten tot 24 uur na de behandeling. De volgende dag kan het weer.',
      five: 'Fijn, dan boek ik vrijdag.',
      six: 'Tot dan. U krijgt de nazorg ook op papier mee.',
    },
    input_note: 'In de demo kunt u niets versturen.',
  },
  close_title: 'Zoiets voor *uw* kliniek?',
  close_text: 'Vertel ons hoe u werkt, dan laten we zien wat er past.',
  contact: 'Neem contact op',
  home: 'Terug naar de website',
}
