/** What people call it, and what bothers them, where the name of a treatment does not say it; by family. */
export const es = {
  'acne-behandeling':
    'granos, espinillas, puntos negros, granitos, piel grasa, impurezas, brotes, piel inflamada',
  avondvisagie: 'maquillar, fiesta, gala, noche, graduación, peinado, recogido',
  'bb-glow': 'tono uniforme, base de maquillaje, piel apagada, luminosidad, tez, brillo',
  'bio-peeling':
    'piel apagada, marcas de acné, poros abiertos, manchas, pigmentación, exfoliación, arrugas finas',
  'bio-peeling-lichaam':
    'granos en la espalda, marcas de acné, piel áspera, manchas, brazos, exfoliación corporal',
  bioremodelling:
    'flacidez, piel flácida, descolgamiento, firmeza, hidratación, ácido hialurónico, arrugas, patas de gallo, cuello',
  botox:
    'bótox, arrugas, frente, entrecejo, patas de gallo, ojos, líneas de expresión, ceño, toxina, relajante muscular, elevar cejas, inyección',
  'botox-hals': 'bótox, bandas del cuello, arrugas, cuello, relajante muscular, inyección',
  'brow-lamination': 'cejas pobladas, laminado de cejas, cejas finas, peinar cejas, cejas gruesas',
  bruidsvisagie: 'novia, boda, casarse, matrimonio, maquillar, peinado de novia',
  'carbon-peeling':
    'láser, hollywood peel, carbón, poros abiertos, piel grasa, puntos negros, piel apagada, acné',
  cavitatie:
    'adelgazar una zona, quitar grasa, reducir grasa, celulitis, piel de naranja, barriga, abdomen, muslos, caderas, michelines, ultrasonido, reafirmar',
  consult:
    'consejo, asesoramiento, hablar, duda, pregunta, no sé, médico, doctora, videollamada, teléfono, segunda opinión, cita',
  couperose:
    'venitas, arañas vasculares, mejillas rojas, nariz roja, rojeces, rosácea, capilares rotos, rubor, láser vascular, láser',
  dagvisagie: 'maquillar, sesión de fotos, entrevista, maquillaje natural, día',
  dieptereiniging:
    'puntos negros, poros obstruidos, granos, espinillas, limpieza de cutis, piel grasa, extracción',
  gezichtsmassage: 'relajante, piel cansada, mascarilla, estrés, mimarse, tensión mandíbula',
  'glycolzuur-peeling':
    'ácidos de frutas, aha, piel apagada, líneas finas, arrugas, manchas, daño solar, sol',
  'henna-brows': 'teñir cejas, tinte de cejas, color cejas, cejas finas, cejas claras, color natural',
  hoofdmassage:
    'dolor de cabeza por tensión, entre ataques de migraña, estrés, tensión, cuero cabelludo, relajante, cuello, masaje craneal',
  'hotstone-massage': 'piedras calientes, relajante, estrés, dolor muscular, espalda, bienestar, spa',
  huidanalyse: 'análisis de piel, escáner, consejo, tipo de piel, qué crema, cuidado',
  hyaluronidase:
    'quitar relleno, disolver relleno, eliminar ácido hialurónico, bultos, labios demasiado grandes, mal hecho, migración',
  hydrafacial:
    'hydrafacial, limpieza profunda, puntos negros, piel apagada, piel seca, hidratación, luminosidad, poros abiertos, limpieza facial',
  hyperhidrose: 'sudor, sudar, sudoración, axilas, transpiración, manchas de sudor, hiperhidrosis',
  'ipl-ontharen':
    'quitar pelo, eliminar vello, vello, pelos, depilar, afeitar, cera, luz pulsada, láser, piernas, fotodepilación',
  'jukbeen-filler':
    'relleno, mejillas hundidas, volumen, ácido hialurónico, mejillas, contorno, inyección, pómulo',
  'kaaklijn-filler': 'relleno, mandíbula marcada, mentón, barbilla, contorno, perfil, ácido hialurónico',
  'laser-ontharen':
    'quitar pelo, eliminar vello, vello, pelos, depilar, bigote, barba, vello facial, pelos en la barbilla, pelos enquistados, reducción definitiva, reducción permanente',
  'laser-ontharen-bikini':
    'quitar pelo, eliminar vello, vello, pelos, depilar, pubis, íntima, brasileña, ingles, pelos enquistados, reducción definitiva, reducción permanente',
  'laser-ontharen-lichaam':
    'quitar pelo, eliminar vello, vello, pelos, depilar, axila, espalda, pecho, piernas, afeitar, cera, pelos enquistados, reducción definitiva, reducción permanente',
  'led-therapie':
    'terapia de luz, luz roja, luz azul, acné, granos, piel sensible, recuperación, arrugas finas, lámpara',
  'lip-flip': 'bótox, labio superior, labios finos, labios más llenos, encías, sonrisa gingival, sonreír',
  lipfiller:
    'relleno, aumento de labios, labios finos, labios carnosos, voluminosos, asimetría, ácido hialurónico, labios secos',
  lymfedrainage:
    'retención de líquidos, edema, hinchazón, piernas hinchadas, piernas cansadas, después de cirugía, posoperatorio',
  'mannen-gezicht':
    'hombre, caballero, masculino, barba, irritación afeitado, pelos enquistados, puntos negros, limpieza',
  masseter:
    'bótox, mandíbula, rechinar dientes, bruxismo, apretar dientes, cara ancha, dolor de mandíbula, cara cuadrada, cefalea, relajante muscular',
  mesotherapie:
    'vitaminas, piel apagada, piel seca, hidratación, piel cansada, luminosidad, líneas finas, sin agujas',
  microblading: 'tatuaje de cejas, pelo a pelo, cejas finas, sin cejas, cejas permanentes, cejas despobladas',
  microneedling:
    'microagujas, agujas, poros abiertos, arrugas, líneas finas, manchas, colágeno, flacidez, marcas de acné',
  'microneedling-littekens':
    'marcas de acné, cicatriz, hoyos, hoyitos, estrías, cicatriz de operación, microagujas, colágeno',
  'neuscorrectie-filler':
    'relleno, nariz sin cirugía, rinomodelación, caballete, nariz recta, nariz torcida, rinoplastia sin cirugía, perfil',
  ontspanningsmassage:
    'estrés, tensión, dolor de espalda, cuello rígido, dolor de cuello, contractura, hombros, bienestar, relax, regalo, spa',
  'plooi-filler':
    'relleno, surcos, líneas de la sonrisa, arrugas, comisuras, líneas de marioneta, código de barras, ácido hialurónico',
  'pmu-eyeliner': 'delineado permanente, delineador, ojos, línea de pestañas, tatuaje, lápiz de ojos',
  'pmu-lippen':
    'labial permanente, contorno de labios, tatuaje de labios, labios pálidos, color de labios, pintalabios',
  'pmu-verwijderen':
    'borrar tatuaje de cejas, quitar tatuaje cejas, cejas mal hechas, quitar microblading, maquillaje permanente antiguo',
  'pmu-wenkbrauwen':
    'powder brows, cejas permanentes, tatuaje de cejas, cejas finas, sin cejas, retoque, sombreado',
  'prp-gezicht': 'propia sangre, plaquetas, plasma, vampire facial, piel apagada, arrugas, ojeras, colágeno',
  'prp-haar':
    'caída del pelo, caída del cabello, calvicie incipiente, alopecia, pelo fino, crecimiento, propia sangre, plasma, cuero cabelludo',
  'radiofrequentie-gezicht': 'flacidez, piel flácida, tensar piel, reafirmar, arrugas, rf, colágeno, firmeza',
  'radiofrequentie-lichaam':
    'flacidez, piel flácida, tensar piel, reafirmar, barriga, abdomen, brazos, después de adelgazar, después del embarazo, rf',
  'salicylzuur-peeling': 'bha, acné, granos, espinillas, puntos negros, piel grasa, sebo, poros obstruidos',
  skinboosters:
    'piel seca, hidratación, hidratar, líneas finas, arrugas, luminosidad, ácido hialurónico, cuello, inyección',
  'spider-naevi': 'arañas vasculares, venita, punto rojo, capilar roto, mancha roja, angioma, láser',
  sportmassage:
    'agujetas, músculos cargados, correr, deporte, contracturas, gemelos, dolor de espalda, tejido profundo',
  'tanden-bleken':
    'blanquear dientes, dientes blancos, dientes amarillos, manchas en los dientes, sonrisa, café, té, tabaco, blanqueamiento',
  tandkristal: 'brillante, joya dental, diamante, piedra en el diente, cristal, strass, purpurina',
  'tca-peeling':
    'peeling profundo, cicatrices, marcas de acné, manchas, pigmentación, arrugas, daño solar, manchas de la edad',
  'tiener-gezicht': 'adolescente, pubertad, granos, espinillas, acné, puntos negros, jóvenes, chico, chica',
  'traangoot-filler':
    'relleno, ojeras, bolsas pequeñas, debajo de los ojos, ojos, mirada cansada, ojos hundidos, surco lagrimal',
  vetbevriezing:
    'adelgazar una zona, congelar grasa, quitar grasa, reducir grasa, grasa abdominal, barriga, michelines, cartucheras, caderas, muslos',
  'vetbevriezing-kin':
    'papada, doble mentón, barbilla, grasa bajo el mentón, cuello, perfil, congelar grasa, mandíbula',
  visagieles: 'aprender a maquillarse, clase, taller, curso, automaquillaje, regalo, trucos',
  'wenkbrauwen-epileren': 'dar forma a las cejas, cera, pinzas, entrecejo, perfilar, diseño de cejas',
  'wenkbrauwen-verven': 'tinte de cejas, teñir cejas, color cejas, cejas claras, cejas rubias, dar forma',
  'wimperextensions-one-by-one':
    'pestañas postizas, pestañas largas, alargar pestañas, pestañas cortas, pelo a pelo, clásicas, ojos, relleno, retoque',
  'wimperextensions-verwijderen': 'quitar pestañas, retirar extensiones, pegamento, pestañas postizas, ojos',
  'wimperextensions-volume':
    'pestañas postizas, pestañas pobladas, volumen ruso, abanicos, ojos, relleno, retoque, intensas',
  wimperlifting:
    'rizar pestañas, permanente de pestañas, pestañas rectas, pestañas cortas, curvar pestañas, teñir pestañas, ojos',
  'zwangerschap-gezicht': 'embarazada, cloasma, paño, granos, seguro, melasma, limpieza',
  zwangerschapsmassage: 'embarazada, prenatal, dolor de espalda, piernas pesadas, pelvis, relajante, mamá',
} as const satisfies Record<string, string>
