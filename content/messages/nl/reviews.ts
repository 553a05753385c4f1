/** The reviews page: nine anonymous samples until real ones replace them (DECISIONS 1). Treatment names are those of the price list. */
export const reviews = {
  meta_title: 'Reviews en voorbeelden',
  meta_description:
    'Wat cliënten van {{clinic}} in {{city}} over hun behandeling vertellen, en uitgebeelde voorbeelden van voor en na.',
  title: 'In hun *eigen* woorden.',
  lead: 'Anonieme voorbeeldteksten, tot echte ervaringen hun plaats innemen. Iedereen reageert anders: een review is geen belofte.',
  rating_label: '{{rating}} van de {{best}} sterren',
  rating_text: 'alle als voorbeeld geschreven',
  count_one: 'gemiddelde van {{count}} review',
  count_other: 'gemiddelde van {{count}} reviews',
  provider: 'Reviews bij {{clinic}}',
  provider_note:
    'Wij staan nog niet op een beoordelingssite. Wat u nu al kunt nagaan, is de registratie van onze artsen.',
  provider_check: 'Zoek in het BIG-register',
  provider_verify: 'Bekijk ze bij {{platform}}',
  list_title: 'Negen ervaringen',
  stars: '{{count}} van de 5 sterren',
  anonymous: 'Anonieme cliënt',
  book: 'Afspraak maken',
  items: {
    microneedling: {
      treatment: 'Microneedling gezicht kuur van 3',
      text: 'Na de eerste keer zag ik nog weinig, en dat was me ook voorspeld. Nu, na de derde, is mijn huid egaler en zie ik de oude putjes minder. Twee dagen rood, daarna niets meer.',
    },
    consult: {
      treatment: 'Gratis consult',
      text: 'Ik kwam met vragen over een filler en ging weg zonder afspraak. De huidtherapeut legde uit waar een arts op zou letten, en dat wachten ook kan. Daarom kom ik hier terug.',
    },
    laser: {
      treatment: 'Laser ontharen oksels',
      text: 'Duidelijke uitleg over wat je vooraf wel en niet mag. Het prikt even, als een elastiekje. Na vier keer groeit er nog maar weinig.',
    },
    hydra: {
      treatment: 'Hydra facial gezicht',
      text: 'Een uur waarin niemand iets van me wilde. Mijn huid voelde schoon zonder te trekken, en ik kreeg geen enkel product opgedrongen.',
    },
    lips: {
      treatment: 'Lipfiller 0,5 ml',
      text: 'Ik was bang voor te veel. Er is eerst getekend, toen heel weinig gespoten en na twee weken gekeken. De eerste dagen waren mijn lippen dik, maar dat stond op papier.',
    },
    brows: {
      treatment: 'PMU wenkbrauwen poedertechniek met nabehandeling',
      text: 'Drie keer opnieuw getekend tot het klopte, zonder een zucht. Ze werden eerst donker en daarna precies goed, zoals was gezegd.',
    },
    lashes: {
      treatment: 'Wimperextensions volume nieuwe set',
      text: 'Ik heb gevoelige ogen en er is steeds gevraagd of het ging. Bij het opvullen werd eerlijk gezegd dat ik een keer moest overslaan.',
    },
    massage: {
      treatment: 'Ontspanningsmassage rug en nek',
      text: 'Een half uur dat als een hele middag voelde. De druk was precies wat ik had gevraagd en de kamer was warm en stil.',
    },
    couperose: {
      treatment: 'Couperose volledig gezicht',
      text: 'De adertjes naast mijn neus zijn veel lichter. Er is gezegd dat ze terug kunnen komen, en dat ik zonnebrand moet blijven gebruiken. Dat waardeer ik.',
    },
  },
}
