import type { Category } from '#shared/content/schema.ts'

export const acties: Category = {
  slug: 'acties',
  isInjectable: false,
  name: {
    nl: 'Actie van de Maand',
    en: 'Special of the month',
    ar: 'عرض الشهر',
    es: 'Promoción del mes',
  },
  description: {
    nl: 'Een kleine, wisselende keuze uit onze behandelingen voor een lager bedrag. De zorg, de intake en de regels zijn dezelfde als anders; neem dus de tijd om te beslissen.',
    en: 'A small, changing choice of our treatments at a lower price. The care, the assessment and the rules are the same as always, so take your time to decide.',
    ar: 'مجموعة صغيرة متغيرة من علاجاتنا بسعر أقل. تبقى العناية والفحص الأولي والقواعد كما هي دائمًا، وخذوا وقتكم قبل أن تقرروا.',
    es: 'Una selección pequeña y cambiante de nuestros tratamientos a menor precio. La atención, la valoración y las normas son las de siempre, así que decida con calma.',
  },
  treatments: [
    {
      name: {
        nl: 'Actie botox eerste zone',
        en: 'Special: botox, first area',
        ar: 'عرض: بوتوكس لمنطقة واحدة',
        es: 'Promoción: bótox, primera zona',
      },
      description: {
        nl: 'Eén zone van het bovengezicht, vanaf 18 jaar en alleen na beoordeling door de arts.',
        en: 'One area of the upper face, from the age of 18 and only after assessment by the doctor.',
        ar: 'منطقة واحدة من أعلى الوجه، من سن 18 عامًا وبعد تقييم الطبيب فقط.',
        es: 'Una zona del tercio superior, desde los 18 años y solo tras la valoración del médico.',
      },
      durationMinutes: 20,
      priceCents: 9900,
      isAction: true,
      family: 'botox',
    },
    {
      name: {
        nl: 'Actie hydra facial',
        en: 'Special: hydra facial',
        ar: 'عرض: هيدرا فيشل',
        es: 'Promoción: hidrafacial',
      },
      description: {
        nl: 'Dieptereiniging met water en serums voor het gezicht, met intake en advies voor thuis.',
        en: 'Deep cleansing of the face with water and serums, including a skin assessment and advice for home.',
        ar: 'تنظيف عميق للوجه بالماء والأمصال، مع تقييم أولي ونصائح للعناية في البيت.',
        es: 'Limpieza profunda del rostro con agua y sérums, con valoración y consejos para casa.',
      },
      durationMinutes: 60,
      priceCents: 8900,
      isAction: true,
      family: 'hydrafacial',
    },
    {
      name: {
        nl: 'Actie hydra facial kuur van 3',
        en: 'Special: hydra facial, course of 3',
        ar: 'عرض: هيدرا فيشل، سلسلة من 3 جلسات',
        es: 'Promoción: hidrafacial, ciclo de 3 sesiones',
      },
      description: {
        nl: 'Drie behandelingen met ongeveer vier weken ertussen, passend bij het ritme van de huid.',
        en: 'Three treatments about four weeks apart, in keeping with the rhythm of the skin.',
        ar: 'ثلاث جلسات بفاصل نحو أربعة أسابيع بما يناسب دورة تجدد البشرة.',
        es: 'Tres tratamientos con unas cuatro semanas entre ellos, al ritmo natural de la piel.',
      },
      durationMinutes: 60,
      priceCents: 23900,
      sessions: 3,
      isAction: true,
      family: 'hydrafacial',
    },
    {
      name: {
        nl: 'Actie laser ontharen oksels',
        en: 'Special: underarm laser hair removal',
        ar: 'عرض: إزالة شعر الإبطين بالليزر',
        es: 'Promoción: depilación láser de axilas',
      },
      description: {
        nl: 'Eén behandeling van beide oksels; voor blijvend minder haar zijn er meer nodig.',
        en: 'One treatment of both underarms; lasting reduction of hair takes more than one.',
        ar: 'جلسة واحدة لكلا الإبطين، علمًا أن تقليل الشعر لمدة طويلة يتطلب عدة جلسات.',
        es: 'Una sesión en ambas axilas; para reducir el vello de forma duradera hacen falta más.',
      },
      durationMinutes: 20,
      priceCents: 3500,
      isAction: true,
      family: 'laser-ontharen-lichaam',
    },
    {
      name: {
        nl: 'Actie wimperlifting',
        en: 'Special: lash lift',
        ar: 'عرض: رفع الرموش',
        es: 'Promoción: lifting de pestañas',
      },
      description: {
        nl: 'Uw eigen wimpers gelift en geverfd, zonder verlenging en zonder dagelijks onderhoud.',
        en: 'Your own lashes lifted and tinted, without extensions and without daily upkeep.',
        ar: 'رفع رموشكم الطبيعية وصبغها، دون وصلات ودون عناية يومية.',
        es: 'Sus propias pestañas elevadas y teñidas, sin extensiones ni cuidados diarios.',
      },
      durationMinutes: 75,
      priceCents: 4900,
      isAction: true,
      family: 'wimperlifting',
    },
    {
      name: {
        nl: 'Actie tanden bleken',
        en: 'Special: teeth whitening',
        ar: 'عرض: تبييض الأسنان',
        es: 'Promoción: blanqueamiento dental',
      },
      description: {
        nl: 'Eén sessie met een cosmetische gel zonder peroxide, na controle van tanden en tandvlees.',
        en: 'One session with a cosmetic gel without peroxide, after a check of teeth and gums.',
        ar: 'جلسة واحدة بهلام تجميلي خالٍ من البيروكسيد بعد فحص الأسنان واللثة.',
        es: 'Una sesión con gel cosmético sin peróxido, tras revisar dientes y encías.',
      },
      durationMinutes: 45,
      priceCents: 6900,
      isAction: true,
      family: 'tanden-bleken',
    },
  ],
}
