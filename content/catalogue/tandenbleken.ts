import type { Category } from '#shared/content/schema.ts'

export const tandenbleken: Category = {
  slug: 'tandenbleken',
  isInjectable: false,
  area: 'face',
  name: {
    nl: 'Tandenbleken',
    en: 'Teeth whitening',
    ar: 'تبييض الأسنان',
    es: 'Blanqueamiento dental',
  },
  description: {
    nl: 'Cosmetisch tanden bleken zonder peroxide. Bleekmiddel met meer dan 0,1 procent peroxide mag alleen via de tandarts; dat gebruiken wij dus niet.',
    en: 'Cosmetic teeth whitening without peroxide. Whitening products with more than 0.1 per cent peroxide are for dentists only, so we don’t use them.',
    ar: 'تبييض تجميلي للأسنان من دون بيروكسيد. المواد التي تزيد نسبة البيروكسيد فيها على 0.1 بالمئة مخصصة لطبيب الأسنان، لذلك لا نستخدمها.',
    es: 'Blanqueamiento cosmético sin peróxido. Los productos con más de un 0,1 por ciento de peróxido son solo para dentistas, así que no los usamos.',
  },
  treatments: [
    {
      name: {
        nl: 'Tanden bleken zonder peroxide',
        en: 'Teeth whitening without peroxide',
        ar: 'تبييض الأسنان من دون بيروكسيد',
        es: 'Blanqueamiento dental sin peróxido',
      },
      description: {
        nl: 'Een cosmetische gel zonder peroxide met lamplicht, tegen verkleuring op het oppervlak.',
        en: 'A cosmetic gel without peroxide and a lamp, against discolouration on the surface.',
        ar: 'هلام تجميلي خالٍ من البيروكسيد مع ضوء المصباح، للتصبغات السطحية.',
        es: 'Un gel cosmético sin peróxido y luz de lámpara contra las manchas superficiales.',
      },
      durationMinutes: 45,
      priceCents: 8900,
      family: 'tanden-bleken',
    },
    {
      name: {
        nl: 'Tanden bleken uitgebreid',
        en: 'Teeth whitening, extended session',
        ar: 'تبييض الأسنان، جلسة مطوّلة',
        es: 'Blanqueamiento dental, sesión ampliada',
      },
      description: {
        nl: 'Drie rondes gel in plaats van twee, voor tanden met meer aanslag van koffie of tabak.',
        en: 'Three rounds of gel instead of two, for teeth with more coffee or tobacco stains.',
        ar: 'ثلاث جولات من الهلام بدلًا من جولتين، لأسنان عليها آثار قهوة أو تبغ أكثر.',
        es: 'Tres rondas de gel en lugar de dos, para dientes con más manchas de café o tabaco.',
      },
      durationMinutes: 75,
      priceCents: 12500,
      family: 'tanden-bleken',
    },
    {
      name: {
        nl: 'Tanden bleken opfrissen',
        en: 'Teeth whitening top-up',
        ar: 'جلسة تجديد لتبييض الأسنان',
        es: 'Repaso de blanqueamiento dental',
      },
      description: {
        nl: 'Korte behandeling om de tint bij te houden, binnen een half jaar na een eerdere sessie.',
        en: 'A short session to maintain the shade, within six months of an earlier treatment.',
        ar: 'جلسة قصيرة للمحافظة على درجة اللون خلال ستة أشهر من جلسة سابقة.',
        es: 'Sesión breve para mantener el tono, dentro de los seis meses de una sesión anterior.',
      },
      durationMinutes: 30,
      priceCents: 5500,
      family: 'tanden-bleken',
    },
    {
      name: {
        nl: 'Tanden bleken kuur van 3',
        en: 'Teeth whitening, course of 3',
        ar: 'تبييض الأسنان، سلسلة من 3 جلسات',
        es: 'Blanqueamiento dental, ciclo de 3 sesiones',
      },
      description: {
        nl: 'Drie behandelingen met een week ertussen, om aanslag in kleine stappen te verwijderen.',
        en: 'Three treatments, one week apart, to lift stains in small steps.',
        ar: 'ثلاث جلسات يفصل بين كل منها أسبوع، لإزالة التصبغات السطحية على خطوات صغيرة.',
        es: 'Tres tratamientos con una semana entre ellos, para quitar las manchas poco a poco.',
      },
      durationMinutes: 45,
      priceCents: 22900,
      sessions: 3,
      family: 'tanden-bleken',
    },
    {
      name: {
        nl: 'Tandkristal plaatsen',
        en: 'Tooth crystal',
        ar: 'تركيب كريستال على السن',
        es: 'Cristal dental',
      },
      description: {
        nl: 'Een klein loodvrij kristal op het glazuur gelijmd, zonder boren en weer te verwijderen.',
        en: 'A small lead-free crystal bonded to the enamel, without drilling and removable.',
        ar: 'كريستالة صغيرة خالية من الرصاص تُلصق على المينا من دون حفر ويمكن إزالتها.',
        es: 'Un pequeño cristal sin plomo adherido al esmalte, sin perforar y que se puede retirar.',
      },
      durationMinutes: 30,
      priceCents: 3950,
      family: 'tandkristal',
    },
  ],
}
