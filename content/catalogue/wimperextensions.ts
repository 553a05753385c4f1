import type { Category } from '#shared/content/schema.ts'

export const wimperextensions: Category = {
  slug: 'wimperextensions',
  isInjectable: false,
  area: 'brows',
  name: {
    nl: 'Wimperextensions',
    en: 'Eyelash extensions',
    ar: 'وصلات الرموش',
    es: 'Extensiones de pestañas',
  },
  description: {
    nl: 'Extensions en een lifting voor wimpers. We kijken eerst wat uw eigen wimpers kunnen dragen en doen vóór een eerste bezoek een plaktest als u dat wilt.',
    en: 'Extensions and a lift for lashes. We first look at what your own lashes can carry, and offer a patch test before a first visit.',
    ar: 'وصلات الرموش ورفعها. نفحص أولًا ما تتحمله رموشكم، ويمكنكم طلب اختبار حساسية قبل الزيارة الأولى.',
    es: 'Extensiones y lifting de pestañas. Primero vemos qué peso soportan las suyas y, si lo desea, hacemos una prueba de alergia antes de la primera cita.',
  },
  treatments: [
    {
      name: {
        nl: 'Wimperextensions one by one nieuwe set',
        en: 'Classic lash extensions, new set',
        ar: 'وصلات رموش شعرة بشعرة، مجموعة جديدة',
        es: 'Extensiones de pestañas una a una, set nuevo',
      },
      description: {
        nl: 'Eén extension per eigen wimper, in een lengte en krul die uw wimpers aankunnen.',
        en: 'One extension on each natural lash, in a length and curl that your lashes can carry.',
        ar: 'وصلة واحدة على كل رمش طبيعي، بطول وانحناء تتحملهما رموشكم.',
        es: 'Una extensión por cada pestaña natural, con un largo y una curva que pueda soportar.',
      },
      durationMinutes: 120,
      priceCents: 9500,
      family: 'wimperextensions-one-by-one',
    },
    {
      name: {
        nl: 'Wimperextensions one by one opvullen binnen 2 weken',
        en: 'Classic lash infill within 2 weeks',
        ar: 'تعبئة وصلات شعرة بشعرة خلال أسبوعين',
        es: 'Retoque de pestañas una a una, hasta 2 semanas',
      },
      description: {
        nl: 'Bijwerken van een one by one set zolang er nog ruim de helft van de extensions zit.',
        en: 'Topping up a classic set while well over half of the extensions are still in place.',
        ar: 'تجديد مجموعة شعرة بشعرة ما دام أكثر من نصف الوصلات باقيًا في مكانه.',
        es: 'Repaso de un set una a una mientras quede bastante más de la mitad de las extensiones.',
      },
      durationMinutes: 60,
      priceCents: 4500,
      family: 'wimperextensions-one-by-one',
    },
    {
      name: {
        nl: 'Wimperextensions one by one opvullen binnen 3 weken',
        en: 'Classic lash infill within 3 weeks',
        ar: 'تعبئة وصلات شعرة بشعرة خلال 3 أسابيع',
        es: 'Retoque de pestañas una a una, hasta 3 semanas',
      },
      description: {
        nl: 'Uitgegroeide extensions eruit, nieuwe erin; dat kan als ongeveer 40 procent nog zit.',
        en: 'Grown-out extensions out, new ones in; about 40 per cent must still be in place.',
        ar: 'إزالة الوصلات التي نمت وإضافة أخرى جديدة، بشرط بقاء نحو 40\u00a0بالمئة منها.',
        es: 'Retiramos las extensiones crecidas y ponemos nuevas; debe quedar alrededor del 40 por ciento.',
      },
      durationMinutes: 75,
      priceCents: 5500,
      family: 'wimperextensions-one-by-one',
    },
    {
      name: {
        nl: 'Wimperextensions volume nieuwe set',
        en: 'Volume lash extensions, new set',
        ar: 'وصلات رموش كثيفة، مجموعة جديدة',
        es: 'Extensiones de pestañas volumen, set nuevo',
      },
      description: {
        nl: 'Waaiertjes van 2 tot 6 heel dunne extensions per eigen wimper voor een voller effect.',
        en: 'Fans of 2 to 6 very fine extensions on each natural lash, for a fuller look.',
        ar: 'مراوح صغيرة من 2 إلى 6 وصلات دقيقة جدًا على كل رمش لمظهر أكثف.',
        es: 'Abanicos de 2 a 6 extensiones muy finas por pestaña natural para un efecto más denso.',
      },
      durationMinutes: 120,
      priceCents: 12900,
      family: 'wimperextensions-volume',
    },
    {
      name: {
        nl: 'Wimperextensions volume opvullen binnen 3 weken',
        en: 'Volume lash infill within 3 weeks',
        ar: 'تعبئة وصلات الرموش الكثيفة خلال 3 أسابيع',
        es: 'Retoque de pestañas volumen, hasta 3 semanas',
      },
      description: {
        nl: 'Bijwerken van een volumeset; nodig is dat ongeveer 40 procent van de waaiers nog zit.',
        en: 'Topping up a volume set; about 40 per cent of the fans must still be in place.',
        ar: 'تجديد مجموعة الرموش الكثيفة، بشرط بقاء نحو 40\u00a0بالمئة من المراوح.',
        es: 'Repaso de un set de volumen; debe quedar alrededor del 40 por ciento de los abanicos.',
      },
      durationMinutes: 90,
      priceCents: 6900,
      family: 'wimperextensions-volume',
    },
    {
      name: {
        nl: 'Wimperextensions verwijderen',
        en: 'Lash extension removal',
        ar: 'إزالة وصلات الرموش',
        es: 'Retirada de extensiones de pestañas',
      },
      description: {
        nl: 'Veilig losmaken met een remover, ook als de extensions ergens anders zijn gezet.',
        en: 'Safely loosened with a remover, also when the extensions were applied elsewhere.',
        ar: 'إزالة آمنة بمادة مذيبة للاصق، حتى إن كانت الوصلات مركبة في مكان آخر.',
        es: 'Se sueltan con un disolvente, también si las extensiones se pusieron en otro centro.',
      },
      durationMinutes: 30,
      priceCents: 2500,
      family: 'wimperextensions-verwijderen',
    },
    {
      name: {
        nl: 'Wimperlifting zonder verven',
        en: 'Lash lift',
        ar: 'رفع الرموش',
        es: 'Lifting de pestañas',
      },
      description: {
        nl: 'Uw eigen wimpers krijgen vanaf de basis een krul, zonder extensions en zonder verf.',
        en: 'Your own lashes are curled from the base, without any extensions and without tint.',
        ar: 'رفع رموشكم من جذورها وتقويسها من دون وصلات ومن دون صبغ.',
        es: 'Sus propias pestañas se curvan desde la raíz, sin extensiones y sin tinte.',
      },
      durationMinutes: 60,
      priceCents: 4950,
      family: 'wimperlifting',
    },
    {
      name: {
        nl: 'Wimperlifting met verven',
        en: 'Lash lift with tint',
        ar: 'رفع الرموش مع الصبغ',
        es: 'Lifting de pestañas con tinte',
      },
      description: {
        nl: 'Lifting van uw eigen wimpers met daarna een donkere tint, zodat de krul beter zichtbaar is.',
        en: 'A lift of your own lashes followed by a dark tint, so that the curl shows better.',
        ar: 'رفع رموشكم ثم صبغها بلون داكن ليظهر الانحناء بوضوح أكبر.',
        es: 'Lifting de sus propias pestañas y después un tinte oscuro para que la curva se vea mejor.',
      },
      durationMinutes: 75,
      priceCents: 6250,
      family: 'wimperlifting',
    },
  ],
}
