import type { Category } from '#shared/content/schema.ts'

export const couperose: Category = {
  slug: 'couperose',
  isInjectable: false,
  area: 'skin',
  name: {
    nl: 'Couperose Behandeling',
    en: 'Treatment of facial veins',
    ar: 'علاج الشعيرات الدموية في الوجه',
    es: 'Tratamiento de la cuperosis',
  },
  description: {
    nl: 'Rode adertjes op wangen en neus kunnen vaak worden verminderd met licht. De aanleg blijft bestaan, dus wij bespreken ook wat u zelf kunt doen om ze in toom te houden.',
    en: 'Red veins on cheeks and nose can often be reduced with light. The tendency remains, so we also discuss what you can do yourself to keep your skin calm.',
    ar: 'يمكن في أحيان كثيرة تخفيف الشعيرات الدموية الحمراء على الخدين والأنف بالضوء. والاستعداد لها يبقى، لذلك نتحدث أيضًا عن العناية اليومية التي تهدئ البشرة.',
    es: 'Las venitas rojas de mejillas y nariz a menudo pueden atenuarse con luz. La predisposición permanece, por eso también hablamos de cómo cuidar la piel en casa.',
  },
  treatments: [
    {
      name: {
        nl: 'Couperose neus of wangen',
        en: 'Facial veins, nose or cheeks',
        ar: 'علاج الشعيرات الدموية للأنف أو الخدين',
        es: 'Cuperosis de nariz o mejillas',
      },
      description: {
        nl: 'Zichtbare adertjes op een deel van het gezicht, behandeld met licht; de prijs hangt af van de oppervlakte.',
        en: 'Visible veins on part of the face, treated with light; the price depends on the size of the area.',
        ar: 'شعيرات دموية ظاهرة في جزء من الوجه تُعالج بالضوء، ويتوقف السعر على مساحة المنطقة.',
        es: 'Venitas visibles en una parte del rostro, tratadas con luz; el precio depende de la superficie.',
      },
      durationMinutes: 30,
      priceCents: 85_00,
      priceFrom: 'area',
      family: 'couperose',
    },
    {
      name: {
        nl: 'Couperose volledig gezicht',
        en: 'Facial veins, full face',
        ar: 'علاج الشعيرات الدموية للوجه بالكامل',
        es: 'Cuperosis de rostro completo',
      },
      description: {
        nl: 'Wangen, neus en kin in één behandeling, voor verspreide adertjes en een aanhoudende rode gloed.',
        en: 'Cheeks, nose and chin in one treatment, for scattered veins and a red flush that doesn’t settle.',
        ar: 'الخدان والأنف والذقن في جلسة واحدة، للشعيرات الدموية المنتشرة والاحمرار المستمر.',
        es: 'Mejillas, nariz y mentón en una sesión, para venitas dispersas y un enrojecimiento persistente.',
      },
      durationMinutes: 45,
      priceCents: 145_00,
      family: 'couperose',
      zones: ['nose', 'cheeks', 'chin'],
    },
    {
      name: {
        nl: 'Couperose volledig gezicht kuur van 3',
        en: 'Facial veins, full face, course of 3',
        ar: 'علاج الشعيرات الدموية للوجه بالكامل، سلسلة من 3 جلسات',
        es: 'Cuperosis de rostro completo, ciclo de 3 sesiones',
      },
      description: {
        nl: 'Drie behandelingen van het hele gezicht met vier tot zes weken ertussen en telkens een foto ter vergelijking.',
        en: 'Three treatments of the whole face, four to six weeks apart, each with a photo for comparison.',
        ar: 'ثلاث جلسات للوجه كله بفاصل أربعة إلى ستة أسابيع، مع صورة للمقارنة في كل مرة.',
        es: 'Tres tratamientos de todo el rostro, cada cuatro a seis semanas, con una foto comparativa en cada visita.',
      },
      durationMinutes: 45,
      priceCents: 389_00,
      sessions: 3,
      family: 'couperose',
      zones: ['nose', 'cheeks', 'chin'],
    },
    {
      name: {
        nl: 'Spider naevi verwijderen',
        en: 'Spider naevus removal',
        ar: 'إزالة الوحمة العنكبوتية',
        es: 'Eliminación de arañas vasculares del rostro',
      },
      description: {
        nl: 'Een rood puntje met fijne uitlopers, gericht behandeld; de prijs hangt af van het aantal plekjes.',
        en: 'A red dot with fine branches, treated one by one; the price depends on how many there are.',
        ar: 'نقطة حمراء بتفرعات دقيقة تُعالج بشكل موجّه، ويتوقف السعر على عدد البقع.',
        es: 'Un punto rojo con ramificaciones finas, tratado de forma precisa; el precio depende del número.',
      },
      durationMinutes: 15,
      priceCents: 65_00,
      priceFrom: 'amount',
      family: 'spider-naevi',
    },
  ],
}
