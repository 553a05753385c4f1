import type { Category } from '#shared/content/schema.ts'

export const consulten: Category = {
  slug: 'consulten',
  isInjectable: false,
  area: 'consultation',
  name: {
    nl: 'Consulten',
    en: 'Consultations',
    ar: 'الاستشارات',
    es: 'Consultas',
  },
  description: {
    nl: 'Eerst praten, dan pas behandelen. In een consult kijken we naar uw huid, uw wensen en uw gezondheid, en hoort u ook wat wij u afraden.',
    en: 'We talk first and treat later. In a consultation we look at your skin, your wishes and your health, and we also say what we advise against.',
    ar: 'الحديث أولًا ثم العلاج. في الاستشارة ننظر إلى بشرتكم ورغباتكم وصحتكم، ونقول لكم بصراحة ما لا ننصح به.',
    es: 'Primero hablamos y después tratamos. En la consulta valoramos su piel, sus deseos y su salud, y también le decimos qué desaconsejamos.',
  },
  treatments: [
    {
      name: {
        nl: 'Gratis consult',
        en: 'Free consultation',
        ar: 'استشارة مجانية',
        es: 'Consulta gratuita',
      },
      description: {
        nl: 'Vrijblijvend kennismaken en samen bekijken wat bij u past.',
        en: 'Meet us without obligation and find out together what suits you.',
        ar: 'لقاء تعارف دون أي التزام لنعرف معًا ما هو المناسب.',
        es: 'Conózcanos sin compromiso y veamos juntos qué le conviene.',
      },
      durationMinutes: 30,
      priceCents: 0,
      family: 'consult',
    },
    {
      name: {
        nl: 'Gratis consult per telefoon',
        en: 'Free consultation by phone',
        ar: 'استشارة مجانية عبر الهاتف',
        es: 'Consulta gratuita por teléfono',
      },
      description: {
        nl: 'Een kort gesprek over uw vraag en welke vervolgstap zinvol is, gewoon vanuit huis.',
        en: 'A short call about your question and the next sensible step, from home.',
        ar: 'حديث قصير من بيتكم عن سؤالكم والخطوة التالية المناسبة.',
        es: 'Una conversación breve sobre su duda y el siguiente paso que tiene sentido, desde casa.',
      },
      durationMinutes: 15,
      priceCents: 0,
      remote: 'phone',
      family: 'consult',
    },
    {
      name: {
        nl: 'Gratis consult per video',
        en: 'Free consultation by video',
        ar: 'استشارة مجانية عبر الفيديو',
        es: 'Consulta gratuita por vídeo',
      },
      description: {
        nl: 'Beeldgesprek waarin u laat zien wat u bezighoudt; voor injectables volgt altijd een bezoek.',
        en: 'A video call to show what concerns you; injectables always require a visit afterwards.',
        ar: 'مكالمة مرئية تُروننا فيها ما يشغلكم. أما علاجات الحقن فتتبعها دائمًا زيارة.',
        es: 'Una videollamada para mostrar lo que le preocupa; los inyectables exigen después una visita.',
      },
      durationMinutes: 20,
      priceCents: 0,
      remote: 'video',
      family: 'consult',
    },
    {
      name: {
        nl: 'Huidconsult met huidmeting',
        en: 'Skin consultation with measurement',
        ar: 'استشارة البشرة مع القياس بالجهاز',
        es: 'Consulta de piel con medición',
      },
      description: {
        nl: 'Meting van vocht, talg, pigment en poriën, met een schriftelijk plan voor thuis en kliniek.',
        en: 'Hydration, oil, pigment and pores measured, with a written plan for home and clinic.',
        ar: 'قياس الرطوبة والدهون والتصبغ والمسام مع خطة مكتوبة للبيت والعيادة.',
        es: 'Medición de hidratación, grasa, pigmento y poros, con un plan escrito para casa y clínica.',
      },
      durationMinutes: 45,
      priceCents: 3900,
      family: 'huidanalyse',
    },
    {
      name: {
        nl: 'Medisch consult bij de arts',
        en: 'Medical consultation with the doctor',
        ar: 'استشارة طبية لدى الطبيب',
        es: 'Consulta médica',
      },
      description: {
        nl: 'Voor wie medicijnen gebruikt, een aandoening heeft of een klacht na een behandeling.',
        en: 'For anyone on medication, with a condition or with a problem after a treatment.',
        ar: 'إن كنتم تتناولون أدوية أو لديكم مرض أو أعراض بعد علاج سابق.',
        es: 'Para quien toma medicación, tiene una enfermedad o una molestia tras un tratamiento.',
      },
      durationMinutes: 30,
      priceCents: 4500,
      family: 'consult',
    },
    {
      name: {
        nl: 'Second opinion consult',
        en: 'Second opinion',
        ar: 'استشارة لرأي طبي ثانٍ',
        es: 'Consulta de segunda opinión',
      },
      description: {
        nl: 'Een tweede oordeel over een plan of resultaat van elders, met een verslag voor uzelf.',
        en: 'A second look at a plan or result from elsewhere, with a report for you to keep.',
        ar: 'تقييم ثانٍ لخطة أو نتيجة علاج تم في مكان آخر، مع تقرير مكتوب.',
        es: 'Otra valoración de un plan o un resultado de otro centro, con un informe para usted.',
      },
      durationMinutes: 45,
      priceCents: 6500,
      family: 'consult',
    },
  ],
}
