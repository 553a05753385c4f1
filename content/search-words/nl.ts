/** What people call it, and what bothers them, where the name of a treatment does not say it; by family. */
export const nl = {
  'acne-behandeling':
    'puistjes, pukkels, jeugdpuistjes, mee-eters, onzuivere huid, vette huid, ontstekingen, acné',
  avondvisagie: 'make-up, opmaken, feest, gala, avond, kapsel, haar opsteken, makeup',
  'bb-glow': 'egale huid, getinte huid, foundation, doffe huid, vlekjes, glow, teint',
  'bio-peeling':
    'doffe huid, plekjes na puistjes, grove poriën, pigmentvlekken, vervellen, fijne rimpels, herstel',
  'bio-peeling-lichaam': 'rugpuistjes, plekjes na puistjes, ruwe huid, pigmentvlekken, bultjes, bovenarmen',
  bioremodelling:
    'huidverslapping, slappe huid, verslapte kaaklijn, stevige huid, hydratatie, hyaluronzuur, rimpels, kraaienpootjes, hals',
  botox:
    'rimpels, fronsrimpel, denkrimpel, voorhoofd, kraaienpootjes, ogen, lachrimpels, boze blik, spierontspanner, botuline, wenkbrauwen liften, prik, injectie',
  'botox-hals': 'nekbanden, halsbanden, halsrimpels, rimpels, hals, spierontspanner, prik',
  'brow-lamination':
    'volle wenkbrauwen, wenkbrauwlift, borstelige wenkbrauwen, browlift, dunne wenkbrauwen, wenkbrauwen lamineren',
  bruidsvisagie: 'bruid, bruiloft, trouwen, trouwdag, huwelijk, make-up, opmaken, bruidskapsel, makeup',
  'carbon-peeling':
    'laser, hollywood peel, black doll, grove poriën, vette huid, mee-eters, doffe huid, acne',
  cavitatie:
    'plaatselijk afslanken, vet weg, vetrollen, cellulite, sinaasappelhuid, buik, bovenbenen, heupen, lovehandles, ultrasoon, figuur',
  consult:
    'advies, gesprek, intake, kennismaken, vraag, twijfel, arts, dokter, beeldbellen, videobellen, telefonisch, tweede mening, wat past bij mij',
  couperose:
    'adertjes, gesprongen adertjes, rode wangen, rode neus, roodheid, rosacea, vaatjes, blozen, vaatlaser, laser',
  dagvisagie: 'make-up, opmaken, fotoshoot, sollicitatie, natuurlijke make-up, dag, makeup',
  dieptereiniging:
    'mee-eters, verstopte poriën, puistjes, pukkels, gezichtsreiniging, onzuivere huid, vette huid, facial',
  gezichtsmassage: 'ontspanning, facial, vermoeide huid, masker, stress, verwennen, kaakspanning',
  'glycolzuur-peeling':
    'fruitzuur, aha, doffe huid, fijne lijntjes, rimpels, pigmentvlekken, zonneschade, oneffen huid',
  'henna-brows':
    'wenkbrauwen kleuren, wenkbrauwen verven, dunne wenkbrauwen, lichte wenkbrauwen, natuurlijke kleur',
  hoofdmassage: 'spanningshoofdpijn, tussen migraineaanvallen, stress, spanning, hoofdhuid, ontspanning, nek',
  'hotstone-massage': 'warme stenen, hot stone, ontspanning, stress, spierpijn, rug, wellness',
  huidanalyse: 'huidscan, huidadvies, huidonderzoek, huidtype, analyse, welke crème, verzorging',
  hyaluronidase:
    'filler weghalen, filler verwijderen, oplossen, bultjes, knobbels, te volle lippen, mislukte filler, migratie',
  hydrafacial:
    'hydrafacial, diepe reiniging, mee-eters, doffe huid, droge huid, hydratatie, glow, gezichtsreiniging, facial, grove poriën, vochtarme huid',
  hyperhidrose: 'zweten, zweetoksels, okselzweet, transpireren, zweetplekken, overmatige transpiratie',
  'ipl-ontharen':
    'haar weg, haren verwijderen, haarverwijdering, scheren, harsen, waxen, lichtflits, laser, benen, beenhaar',
  'jukbeen-filler':
    'jukbeenderen, ingevallen wangen, volume, hyaluronzuur, wangen, slappe wangen, contour, prik, injectie',
  'kaaklijn-filler':
    'kaak, scherpe kaaklijn, hangwangen, kin, terugwijkende kin, contour, jawline, profiel, hyaluronzuur',
  'laser-ontharen':
    'haar weg, haren verwijderen, haarverwijdering, snor, baard, baardgroei, gezichtshaar, kinhaar, overbeharing, scheerirritatie, ingegroeide haren, definitief minder haar',
  'laser-ontharen-bikini':
    'haar weg, haren verwijderen, haarverwijdering, schaamhaar, intiem, brazilian, bikini, scheerbultjes, ingegroeide haren, definitief minder haar',
  'laser-ontharen-lichaam':
    'haar weg, haren verwijderen, haarverwijdering, okselhaar, beenhaar, rughaar, borsthaar, scheren, waxen, ingegroeide haren, definitief minder haar',
  'led-therapie':
    'lichttherapie, rood licht, blauw licht, acne, puistjes, gevoelige huid, herstel, fijne rimpels, lampen',
  'lip-flip': 'bovenlip, dunne lippen, vollere lippen, tandvlees, gummy smile, lachen, lippen',
  lipfiller:
    'lippen opvullen, lippen opspuiten, volle lippen, dunne lippen, vollere lippen, asymmetrische lippen, hyaluronzuur, lipvergroting, droge lippen',
  lymfedrainage: 'vocht, vochtafdrijving, oedeem, zwelling, opgezwollen benen, zware benen, na operatie',
  'mannen-gezicht':
    'man, heren, mannenhuid, baard, scheerirritatie, ingegroeide haren, mee-eters, facial, gezichtsreiniging',
  masseter:
    'kaak, tandenknarsen, bruxisme, kaakklemmen, brede kaak, kaakpijn, knarsen, klemmen, vierkant gezicht, hoofdpijn, spierontspanner',
  mesotherapie:
    'vitaminen, doffe huid, droge huid, hydratatie, vermoeide huid, glow, fijne lijntjes, zonder prik',
  microblading:
    'wenkbrauwen tatoeëren, haartjes, dunne wenkbrauwen, geen wenkbrauwen, permanente wenkbrauwen, kale plekken, tattoo',
  microneedling:
    'naaldjes, grove poriën, rimpels, fijne lijntjes, pigmentvlekken, collageen, slappe huid, acnelittekens',
  'microneedling-littekens':
    'acnelittekens, litteken, acneputjes, putjes, striae, zwangerschapsstrepen, operatielitteken, collageen',
  'neuscorrectie-filler':
    'neus, neus zonder operatie, bult op neus, hobbel, rechte neus, scheve neus, liquid rhinoplasty, profiel',
  ontspanningsmassage:
    'stress, spanning, rugpijn, stijve nek, nekpijn, schouders, wellness, relaxen, zweedse massage, cadeau',
  'plooi-filler':
    'neus-lippenplooi, lachplooi, rimpels, mondhoeken, marionetlijnen, plooien, nasolabiaal, hyaluronzuur',
  'pmu-eyeliner': 'permanente eyeliner, oogmake-up, ogen, wimperrand, tatoeage, lijntje, oogpotlood, makeup',
  'pmu-lippen':
    'permanente lippenstift, lipcontour, lippen tatoeëren, bleke lippen, lipkleur, lipstick, aquarel, makeup',
  'pmu-verwijderen':
    'wenkbrauwtatoeage verwijderen, wenkbrauwtattoo weg, mislukte wenkbrauwen, microblading weghalen, oude pmu, verkleurde wenkbrauwen, makeup',
  'pmu-wenkbrauwen':
    'powder brows, ombre brows, permanente wenkbrauwen, wenkbrauwen tatoeëren, dunne wenkbrauwen, geen wenkbrauwen, bijwerken, makeup',
  'prp-gezicht':
    'eigen bloed, bloedplaatjes, plasma, vampire facial, doffe huid, rimpels, donkere kringen, collageen',
  'prp-haar':
    'haaruitval, dun haar, beginnende kaalheid, haargroei, eigen bloed, plasma, hoofdhuid, haarverlies',
  'radiofrequentie-gezicht':
    'slappe huid, huidverslapping, huidverstrakking, hangwangen, rimpels, rf, collageen, strakke huid',
  'radiofrequentie-lichaam':
    'slappe huid, huidverslapping, huidverstrakking, strakke buik, kipfiletjes, bovenarmen, na afvallen, na zwangerschap, rf',
  'salicylzuur-peeling':
    'bha, acne, puistjes, pukkels, mee-eters, vette huid, onzuivere huid, talg, verstopte poriën',
  skinboosters:
    'droge huid, hydratatie, vochtinbrengend, fijne lijntjes, rimpels, glow, hyaluronzuur, hals, injectie',
  'spider-naevi':
    'spinnetjes, bloedvaatje, rode stip, adertjes, rood puntje, kersenvlek, gesprongen adertje, vaatjes, laser',
  sportmassage: 'spierpijn, stijve spieren, hardlopen, sporten, knopen, kuiten, rugpijn, spieren losmaken',
  'tanden-bleken':
    'witte tanden, gele tanden, verkleuring, witter gebit, lach, koffie, thee, roken, whitening, bleken',
  tandkristal: 'tandsteentje, tand juweel, diamantje, glitter, tooth gem, strass, kristal op tand',
  'tca-peeling':
    'diepe peeling, littekens, acnelittekens, pigmentvlekken, rimpels, zonneschade, ouderdomsvlekken',
  'tiener-gezicht': 'jeugdpuistjes, puberteit, puistjes, pukkels, acne, jongeren, mee-eters, jeugd, kind',
  'traangoot-filler':
    'kleine wallen, donkere kringen, onder de ogen, ogen, vermoeide blik, traangoten, kringen, moe, ingevallen ogen',
  vetbevriezing:
    'plaatselijk afslanken, vet weg, vetrollen, buikvet, lovehandles, zwembandje, heupen, bovenbenen, dijen, bevriezen, figuur',
  'vetbevriezing-kin': 'dubbele kin, kin, vet onder kin, hals, profiel, bevriezen, kaaklijn',
  visagieles: 'make-up leren, workshop, les, zelf opmaken, cursus, cadeau, tips, makeup',
  'wenkbrauwen-epileren': 'wenkbrauwen in model, waxen, unibrow, vorm, bijwerken, plukken',
  'wenkbrauwen-verven': 'wenkbrauwen kleuren, lichte wenkbrauwen, blonde wenkbrauwen, verf, kleur, in model',
  'wimperextensions-one-by-one':
    'nepwimpers, lange wimpers, wimpers verlengen, lashes, eyelash extensions, korte wimpers, klassieke wimpers, ogen, refill, bijvullen',
  'wimperextensions-verwijderen':
    'nepwimpers weghalen, wimpers eraf, lashes verwijderen, lijmresten, extensions eraf, ogen',
  'wimperextensions-volume':
    'nepwimpers, volle wimpers, russian volume, waaiers, lashes, eyelash extensions, dramatisch, ogen, refill, bijvullen',
  wimperlifting:
    'wimpers krullen, lash lift, wimpers permanenten, rechte wimpers, korte wimpers, opgekrulde wimpers, wimpers verven, ogen',
  'zwangerschap-gezicht': 'zwanger, zwangere, masker, pigment, puistjes, veilig, facial, melasma',
  zwangerschapsmassage: 'zwanger, zwangere, rugpijn, zware benen, bekken, ontspanning, mama',
} as const satisfies Record<string, string>
