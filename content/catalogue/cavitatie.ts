import type { Category } from '#shared/content/schema.ts'

export const cavitatie: Category = {
  slug: 'cavitatie',
  isInjectable: false,
  area: 'body',
  name: {
    nl: 'Cavitatie met Radiofrequentie',
    en: 'Cavitation with radiofrequency',
    ar: 'التجويف بالموجات فوق الصوتية مع الترددات الراديوية',
    es: 'Cavitación con radiofrecuencia',
  },
  description: {
    nl: 'Ultrageluid voor een plaatselijke vetlaag en warmte voor een slappere huid, samen of apart. U blijft wakker, er komt geen naald aan te pas en het vraagt meerdere bezoeken.',
    en: 'Ultrasound for a local layer of fat and warmth for looser skin, together or separately. No needles and no sedation, but it does take several visits.',
    ar: 'موجات فوق صوتية لطبقة دهون موضعية وحرارة للجلد المترهل، معًا أو كلًا على حدة. دون إبر ودون تخدير، لكنها تتطلب عدة زيارات.',
    es: 'Ultrasonidos para una capa de grasa localizada y calor para la piel más laxa, juntos o por separado. Sin agujas ni sedación, pero requiere varias visitas.',
  },
  treatments: [
    {
      name: {
        nl: 'Cavitatie met radiofrequentie 1 zone',
        en: 'Cavitation with radiofrequency, 1 area',
        ar: 'التجويف مع الترددات الراديوية لمنطقة واحدة',
        es: 'Cavitación con radiofrecuencia, 1 zona',
      },
      description: {
        nl: 'Eerst ultrageluid op de vetlaag, daarna warmte op de huid, op één zone zoals buik, heupen of bovenbenen.',
        en: 'First ultrasound on the layer of fat, then warmth on the skin, on one area such as belly, hips or thighs.',
        ar: 'موجات فوق صوتية على طبقة الدهون ثم حرارة على الجلد، لمنطقة واحدة كالبطن أو الوركين أو الفخذين.',
        es: 'Primero ultrasonidos sobre la grasa y después calor sobre la piel, en una zona como abdomen, caderas o muslos.',
      },
      durationMinutes: 60,
      priceCents: 89_00,
      family: 'cavitatie',
    },
    {
      name: {
        nl: 'Cavitatie met radiofrequentie 2 zones',
        en: 'Cavitation with radiofrequency, 2 areas',
        ar: 'التجويف مع الترددات الراديوية لمنطقتين',
        es: 'Cavitación con radiofrecuencia, 2 zonas',
      },
      description: {
        nl: 'Twee zones in één bezoek, bijvoorbeeld buik en heupen, met per zone ultrageluid gevolgd door warmte.',
        en: 'Two areas in one visit, for example belly and hips, each with ultrasound followed by gentle warmth.',
        ar: 'منطقتان في زيارة واحدة، مثل البطن والوركين، ولكل منهما موجات فوق صوتية تليها حرارة.',
        es: 'Dos zonas en una visita, por ejemplo abdomen y caderas, cada una con ultrasonidos seguidos de calor.',
      },
      durationMinutes: 90,
      priceCents: 149_00,
      family: 'cavitatie',
    },
    {
      name: {
        nl: 'Cavitatie met radiofrequentie kuur van 6',
        en: 'Cavitation with radiofrequency, course of 6',
        ar: 'التجويف مع الترددات الراديوية، سلسلة من 6 جلسات',
        es: 'Cavitación con radiofrecuencia, ciclo de 6 sesiones',
      },
      description: {
        nl: 'Zes behandelingen van één zone, met een week of langer ertussen en een omtrekmeting aan begin en einde.',
        en: 'Six treatments of one area, a week or more apart, with the circumference measured at the start and the end.',
        ar: 'ست جلسات لمنطقة واحدة بفاصل أسبوع أو أكثر، مع قياس المحيط في البداية والنهاية.',
        es: 'Seis tratamientos de una zona, con una semana o más entre ellos y medición del contorno al inicio y al final.',
      },
      durationMinutes: 60,
      priceCents: 459_00,
      sessions: 6,
      family: 'cavitatie',
    },
    {
      name: {
        nl: 'Radiofrequentie lichaam',
        en: 'Radiofrequency for the body',
        ar: 'الترددات الراديوية للجسم',
        es: 'Radiofrecuencia corporal',
      },
      description: {
        nl: 'Gelijkmatige warmte voor slappere huid op buik, bovenarmen, dijen of billen; de prijs volgt de oppervlakte.',
        en: 'Even warmth for looser skin on belly, upper arms, thighs or buttocks; the price follows the size of the area.',
        ar: 'حرارة متجانسة للجلد المترهل في البطن أو أعلى الذراعين أو الفخذين؛ والسعر بحسب مساحة المنطقة.',
        es: 'Calor uniforme para la piel laxa de abdomen, brazos, muslos o glúteos; el precio depende de la superficie.',
      },
      durationMinutes: 45,
      priceCents: 75_00,
      priceFrom: 'area',
      family: 'radiofrequentie-lichaam',
    },
    {
      name: {
        nl: 'Radiofrequentie gezicht en hals',
        en: 'Radiofrequency for face and neck',
        ar: 'الترددات الراديوية للوجه والرقبة',
        es: 'Radiofrecuencia de rostro y cuello',
      },
      description: {
        nl: 'Warmte in de diepere huidlaag van wangen, kaaklijn en hals, met een kleine handgreep en doorlopende controle.',
        en: 'Warmth in the deeper skin of cheeks, jawline and neck, with a small handpiece and constant temperature checks.',
        ar: 'حرارة في الطبقة الأعمق من جلد الخدين وخط الفك والرقبة، بمقبض صغير ومراقبة مستمرة.',
        es: 'Calor en la piel profunda de mejillas, óvalo facial y cuello, con un cabezal pequeño y control continuo.',
      },
      durationMinutes: 45,
      priceCents: 85_00,
      family: 'radiofrequentie-gezicht',
    },
    {
      name: {
        nl: 'Radiofrequentie gezicht en hals kuur van 6',
        en: 'Radiofrequency for face and neck, course of 6',
        ar: 'الترددات الراديوية للوجه والرقبة، سلسلة من 6 جلسات',
        es: 'Radiofrecuencia de rostro y cuello, ciclo de 6 sesiones',
      },
      description: {
        nl: 'Zes behandelingen van gezicht en hals met een tot twee weken ertussen, met een beoordeling halverwege.',
        en: 'Six treatments of face and neck, one to two weeks apart, with a review of your skin halfway through.',
        ar: 'ست جلسات للوجه والرقبة بفاصل أسبوع إلى أسبوعين، مع تقييم للبشرة في منتصف السلسلة.',
        es: 'Seis tratamientos de rostro y cuello, cada una o dos semanas, con una valoración a mitad del ciclo.',
      },
      durationMinutes: 45,
      priceCents: 435_00,
      sessions: 6,
      family: 'radiofrequentie-gezicht',
    },
  ],
}
