import type { Category } from '#shared/content/schema.ts'

export const bioPeeling: Category = {
  slug: 'bio-peeling',
  isInjectable: false,
  area: 'skin',
  name: {
    nl: 'Bio Peeling',
    en: 'Bio peels',
    ar: 'التقشير الحيوي',
    es: 'Peeling biológico',
  },
  description: {
    nl: 'Een kruidenpeeling zonder zuren: fijne plantendeeltjes worden in de huid gemasseerd en de bovenste laag laat in de dagen daarna los.',
    en: 'A herbal peel without acids: fine plant particles are massaged into the skin and the top layer sheds over the following days.',
    ar: 'تقشير عشبي بلا أحماض: تُدلَّك البشرة بجسيمات نباتية دقيقة، ثم تتقشر الطبقة السطحية في الأيام التالية.',
    es: 'Un peeling de hierbas sin ácidos: se masajean finas partículas vegetales y la capa superior se desprende en los días siguientes.',
  },
  treatments: [
    {
      name: {
        nl: 'Bio peeling gezicht',
        en: 'Facial bio peel',
        ar: 'تقشير حيوي للوجه',
        es: 'Peeling biológico facial',
      },
      description: {
        nl: 'Kruidenpeeling voor een doffe of onzuivere gezichtshuid, ingemasseerd op de sterkte die uw huid verdraagt.',
        en: 'Herbal peel for dull or congested facial skin, massaged in at the strength your skin can take.',
        ar: 'تقشير عشبي لبشرة الوجه الباهتة أو كثيرة الشوائب، بدرجة تناسب قدرة البشرة على التحمّل.',
        es: 'Peeling de hierbas para un rostro apagado o con impurezas, con la intensidad que su piel tolera.',
      },
      durationMinutes: 60,
      priceCents: 9500,
      family: 'bio-peeling',
    },
    {
      name: {
        nl: 'Bio peeling gezicht kuur van 3',
        en: 'Facial bio peel, course of 3',
        ar: 'تقشير حيوي للوجه، سلسلة من 3 جلسات',
        es: 'Peeling biológico facial, ciclo de 3 sesiones',
      },
      description: {
        nl: 'Drie kruidenpeelings van het gezicht, telkens met minstens vier weken rust voor de huid ertussen.',
        en: 'Three herbal peels of the face, each followed by at least four weeks of rest for the skin.',
        ar: 'ثلاث جلسات تقشير عشبي للوجه، تفصل بينها أربعة أسابيع على الأقل لراحة البشرة.',
        es: 'Tres peelings de hierbas en el rostro, con al menos cuatro semanas de descanso entre uno y otro.',
      },
      durationMinutes: 60,
      priceCents: 25500,
      sessions: 3,
      family: 'bio-peeling',
    },
    {
      name: {
        nl: 'Bio peeling gezicht en hals',
        en: 'Bio peel for face and neck',
        ar: 'تقشير حيوي للوجه والرقبة',
        es: 'Peeling biológico de rostro y cuello',
      },
      description: {
        nl: 'Dezelfde kruidenpeeling, doorgetrokken naar de dunnere huid van de hals, daar met minder druk.',
        en: 'The same herbal peel, carried on to the thinner skin of the neck with a lighter touch.',
        ar: 'التقشير العشبي نفسه مع امتداده إلى بشرة الرقبة الأرق، بضغط أخف في هذه المنطقة.',
        es: 'El mismo peeling de hierbas, extendido con menos presión a la piel más fina del cuello.',
      },
      durationMinutes: 75,
      priceCents: 11900,
      family: 'bio-peeling',
      zones: ['face', 'neck'],
    },
    {
      name: {
        nl: 'Bio peeling rug',
        en: 'Bio peel for the back',
        ar: 'تقشير حيوي للظهر',
        es: 'Peeling biológico de espalda',
      },
      description: {
        nl: 'Reiniging en kruidenpeeling van rug en schouders, bij verstopte poriën en een ruwe huid.',
        en: 'Cleansing and herbal peel of the back and shoulders, for blocked pores and rough skin.',
        ar: 'تنظيف وتقشير عشبي للظهر والكتفين عند انسداد المسام وخشونة البشرة.',
        es: 'Limpieza y peeling de hierbas en espalda y hombros, para poros obstruidos y piel áspera.',
      },
      durationMinutes: 60,
      priceCents: 10900,
      family: 'bio-peeling-lichaam',
    },
    {
      name: {
        nl: 'Bio peeling armen of benen',
        en: 'Bio peel for arms or legs',
        ar: 'تقشير حيوي للذراعين أو الساقين',
        es: 'Peeling biológico de brazos o piernas',
      },
      description: {
        nl: 'Kruidenpeeling bij ruwe bobbeltjes of een ongelijke huid; de prijs hangt af van het oppervlak.',
        en: 'Herbal peel for rough little bumps or uneven skin; the price depends on the area treated.',
        ar: 'تقشير عشبي للحبيبات الخشنة أو البشرة غير المتجانسة، ويتوقف السعر على مساحة المنطقة.',
        es: 'Peeling de hierbas para granitos ásperos o piel irregular; el precio depende de la superficie.',
      },
      durationMinutes: 45,
      priceCents: 8500,
      priceFrom: 'area',
      family: 'bio-peeling-lichaam',
      zones: ['arms', 'legs'],
    },
  ],
}
