import type { Category } from '#shared/content/schema.ts'

export const consulten: Category = {
  slug: 'consulten',
  isInjectable: false,
  name: {
    nl: 'Consulten',
    en: 'Consultations',
    ar: 'الاستشارات',
    es: 'Consultas',
  },
  description: {
    nl: 'Eerst praten, dan pas behandelen. In een consult kijken we naar uw huid, uw wensen en uw gezondheid, en hoort u ook wat wij u afraden.',
    en: 'We talk first and treat later. In a consultation we look at your skin, your wishes and your health, and we also say what we advise against.',
    ar: 'الحديث أولًا ثم العلاج. في الاستشارة ننظر إلى البشرة والرغبات والحالة الصحية، ونقول بصراحة ما لا ننصح به.',
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
  ],
}
