/** The home page, in the order of its sections. Words between asterisks are emphasised. */
export const home = {
  meta_title: 'Cosmetische kliniek in {{city}}',
  meta_description:
    'Cosmetische en esthetische behandelingen in {{city}}: injectables, huid, lichaam en tanden. Prijs, herstel en risico vooraf, en online uw eerste vrije moment boeken.',
  hero: {
    title: 'Uw huid, in\u00a0het *beste* daglicht.',
    lead: 'Cosmetische behandelingen in {{city}}. Rustig besproken, zorgvuldig uitgevoerd en nooit meer dan nodig is.',
    pause: 'Video pauzeren',
    play: 'Video afspelen',
  },
  badge: { name: 'Prijs vooraf op papier', text: 'en tot {{hours}} uur van tevoren kosteloos wijzigen' },
  partners: { title: 'Merken waarmee wij werken', note: 'Voorbeeldnamen' },
  highlights: {
    title: 'Behandelingen',
    all: 'Alle behandelingen',
    count_one: '{{count}} behandeling',
    count_other: '{{count}} behandelingen',
    injectables: 'Injectables',
    injectables_text: 'Lijnen, volume en vorm, in kleine stappen.',
    skin: 'Huid',
    skin_text: 'Structuur, pigment en glans, van de oppervlakte tot de diepte.',
    body: 'Lichaam',
    body_text: 'Koelen en vormgeven, zonder operatie.',
    teeth: 'Tanden',
    teeth_text: 'Minder aanslag, zonder peroxide.',
    index: 'Alle categorieën',
  },
  award: {
    title: 'Hoe wij ons *onderscheiden*.',
    lead: 'Drie dingen waar u ons aan mag houden.',
    talk: 'Eerst praten',
    talk_text:
      'U vertelt wat u dwarszit. Wij leggen uit wat kan, en zeggen het ook als iets niet verstandig is.',
    paper: 'Alles op papier',
    paper_text: 'Prijs, herstel en risico’s staan in uw plan voordat u beslist. Bedenktijd hoort erbij.',
    same: 'Eén gezicht',
    same_text: 'Wie u behandelt, ziet u ook terug. Vragen na afloop stelt u direct aan de kliniek.',
    button: 'Bekijk behandelingen',
  },
  reviews: {
    title: 'Wat cliënten *zeggen*.',
    rating_label: '{{rating}} van de {{best}} sterren',
    rating_text: 'gemiddeld, uit voorbeeldreviews',
    stars: '{{count}} van de 5 sterren',
    anonymous: 'Anonieme cliënt',
    lashes: 'Wimperextensions',
    lashes_text:
      'Heel precies werk, en ze blijven mooi zitten. Er werd eerst gekeken wat bij mijn ogen past, niet wat het meeste kost.',
    teeth: 'Tandenbleken',
    teeth_text:
      'Duidelijke uitleg vooraf, geen gevoelige tanden achteraf en een verschil dat natuurlijk blijft.',
    glow: 'BB Glow',
    glow_text:
      'Ontspannen behandeling in een stille ruimte. Mijn huid oogde egaal, en ik wist precies wat ik daarna moest laten.',
    all: 'Alle reviews',
  },
  blog: { title: 'Uit de blog', all: 'Alle artikelen' },
  call: {
    title: 'Begin met een *gesprek*.',
    text: 'Een eerste consult is gratis. U hoeft nog niets te kiezen.',
  },
  contact: {
    title: 'Kom langs, of *bel even*.',
    lead: 'Twijfelt u, of wilt u iets weten voordat u boekt? We nemen de tijd.',
    phone: 'Telefoon',
    mobile: 'Mobiel',
    email: 'E-mail',
    address: 'Bezoekadres',
    button: 'Naar de contactpagina',
  },
}
