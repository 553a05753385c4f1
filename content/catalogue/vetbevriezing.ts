import type { Category } from '#shared/content/schema.ts'

export const vetbevriezing: Category = {
  slug: 'vetbevriezing',
  isInjectable: false,
  area: 'body',
  name: {
    nl: 'Vetbevriezing / Cryolipolyse',
    en: 'Fat freezing / cryolipolysis',
    ar: 'تجميد الدهون',
    es: 'Criolipólisis / congelación de grasa',
  },
  description: {
    nl: 'Gecontroleerde kou voor vetrolletjes die blijven zitten terwijl uw gewicht al stabiel is. Het is een behandeling voor de vorm, geen manier om af te vallen.',
    en: 'Controlled cold for pockets of fat that stay put although your weight is stable. It changes a contour; it isn’t a way to lose weight.',
    ar: 'برودة مضبوطة لتجمعات الدهون التي تبقى رغم ثبات الوزن. هي جلسات لتحسين شكل منطقة محددة وليست وسيلة لإنقاص الوزن.',
    es: 'Frío controlado para los cúmulos de grasa que no ceden aunque su peso sea estable. Trata el contorno; no es un método para adelgazar.',
  },
  treatments: [
    {
      name: {
        nl: 'Vetbevriezing 1 zone',
        en: 'Fat freezing, 1 area',
        ar: 'تجميد الدهون لمنطقة واحدة',
        es: 'Criolipólisis de 1 zona',
      },
      description: {
        nl: 'Eén vetrol naar keuze, zoals onderbuik, een flank of een bovenarm, met de applicator die daarop past.',
        en: 'One pocket of fat of your choice, such as the lower belly, one flank or an upper arm, with an applicator that fits it.',
        ar: 'تبريد منطقة واحدة مثل أسفل البطن أو أحد الجانبين أو أعلى الذراع برأس جهاز يناسب حجمها.',
        es: 'Un cúmulo de grasa a elegir, como el bajo vientre, un flanco o un brazo, con el aplicador que se ajusta a él.',
      },
      durationMinutes: 60,
      priceCents: 149_00,
      family: 'vetbevriezing',
    },
    {
      name: {
        nl: 'Vetbevriezing 2 zones',
        en: 'Fat freezing, 2 areas',
        ar: 'تجميد الدهون لمنطقتين',
        es: 'Criolipólisis de 2 zonas',
      },
      description: {
        nl: 'Twee zones in één bezoek, bijvoorbeeld beide flanken of beide binnendijen, gelijktijdig of na elkaar gekoeld.',
        en: 'Two areas in one visit, for example both flanks or both inner thighs, cooled together or one after the other.',
        ar: 'منطقتان في زيارة واحدة، مثل الجانبين معًا أو باطن الفخذين، بالتزامن أو بالتتابع.',
        es: 'Dos zonas en una visita, por ejemplo ambos flancos o la cara interna de los muslos, a la vez o una tras otra.',
      },
      durationMinutes: 90,
      priceCents: 269_00,
      family: 'vetbevriezing',
    },
    {
      name: {
        nl: 'Vetbevriezing buik en flanken',
        en: 'Fat freezing, belly and flanks',
        ar: 'تجميد دهون البطن والجانبين',
        es: 'Criolipólisis de abdomen y flancos',
      },
      description: {
        nl: 'Onderbuik en beide flanken in één bezoek, zodat de taille rondom op dezelfde manier wordt behandeld.',
        en: 'Lower belly and both flanks in one visit, so that the waistline is treated evenly all the way round.',
        ar: 'أسفل البطن والجانبان في زيارة واحدة ليُعالج محيط الخصر كله بالطريقة نفسها.',
        es: 'Bajo vientre y ambos flancos en una visita, para tratar la cintura de forma uniforme en todo su contorno.',
      },
      durationMinutes: 120,
      priceCents: 379_00,
      family: 'vetbevriezing',
    },
    {
      name: {
        nl: 'Vetbevriezing 1 zone kuur van 3',
        en: 'Fat freezing, 1 area, course of 3',
        ar: 'تجميد الدهون لمنطقة واحدة، سلسلة من 3 جلسات',
        es: 'Criolipólisis de 1 zona, ciclo de 3 sesiones',
      },
      description: {
        nl: 'Drie behandelingen van dezelfde zone voor een dikkere vetlaag, met ruime tussenpozen en een meting per bezoek.',
        en: 'Three treatments of the same area for a thicker layer of fat, well spaced and with a measurement at each visit.',
        ar: 'ثلاث جلسات للمنطقة نفسها عندما تكون الطبقة أكثر سماكة، بفواصل كافية وقياس في كل زيارة.',
        es: 'Tres tratamientos de la misma zona para una capa de grasa más gruesa, bien espaciados y con medición en cada visita.',
      },
      durationMinutes: 60,
      priceCents: 389_00,
      sessions: 3,
      family: 'vetbevriezing',
    },
    {
      name: {
        nl: 'Vetbevriezing onderkin',
        en: 'Fat freezing under the chin',
        ar: 'تجميد دهون أسفل الذقن',
        es: 'Criolipólisis de la papada',
      },
      description: {
        nl: 'Een kleine applicator koelt het vet onder de kin, terwijl u half rechtop in de behandelstoel zit.',
        en: 'A small applicator cools the fat beneath the chin while you sit half upright in the treatment chair.',
        ar: 'رأس صغير يبرّد الدهون أسفل الذقن وأنتم في وضع نصف قائم على كرسي العلاج.',
        es: 'Un aplicador pequeño enfría la grasa bajo el mentón mientras usted está en posición semisentada en el sillón.',
      },
      durationMinutes: 60,
      priceCents: 139_00,
      family: 'vetbevriezing-kin',
    },
    {
      name: {
        nl: 'Vetbevriezing onderkin kuur van 2',
        en: 'Fat freezing under the chin, course of 2',
        ar: 'تجميد دهون أسفل الذقن، سلسلة من جلستين',
        es: 'Criolipólisis de la papada, ciclo de 2 sesiones',
      },
      description: {
        nl: 'Twee behandelingen van de onderkin met minstens zes weken ertussen, met foto en controle vooraf.',
        en: 'Two treatments beneath the chin at least six weeks apart, with a photo and a check before each one.',
        ar: 'جلستان لأسفل الذقن يفصل بينهما ستة أسابيع على الأقل، مع صورة وفحص قبل كل منهما.',
        es: 'Dos tratamientos de la papada con al menos seis semanas de intervalo, con fotografía y revisión previas.',
      },
      durationMinutes: 60,
      priceCents: 249_00,
      sessions: 2,
      family: 'vetbevriezing-kin',
    },
  ],
}
