import type { PerLanguage } from '#shared/i18n/languages.ts'

export type ArticleTeaser = {
  slug: string
  /** Still under src/web/assets/pictures. */
  picture: string
  publishDate: string
  readMinutes: number
  category: PerLanguage<string>
  title: PerLanguage<string>
  excerpt: PerLanguage<string>
}

/** The three newest articles, newest first, as the home page announces them. */
export const newestArticles: readonly ArticleTeaser[] = [
  {
    slug: 'huidverzorging-per-seizoen',
    picture: 'blog-seizoenen',
    publishDate: '2026-11-10',
    readMinutes: 6,
    category: {
      nl: 'Huidverzorging',
      en: 'Skin care',
      ar: 'العناية بالبشرة',
      es: 'Cuidado de la piel',
    },
    title: {
      nl: 'Huidverzorging per seizoen: wat uw huid in elk jaargetijde vraagt',
      en: 'Skin care by season: what your skin asks for all year round',
      ar: 'العناية بالبشرة حسب الفصول: ما تحتاجه البشرة على مدار العام',
      es: 'El cuidado de la piel según la estación: lo que pide su piel todo el año',
    },
    excerpt: {
      nl: 'Droge winterlucht, felle zomerzon: een paar kleine aanpassingen zijn genoeg.',
      en: 'Dry winter air, bright summer sun: a few small changes are enough.',
      ar: 'هواء الشتاء الجاف وشمس الصيف القوية: تكفي تعديلات صغيرة.',
      es: 'Aire seco en invierno, sol fuerte en verano: bastan unos pequeños cambios.',
    },
  },
  {
    slug: 'voorbereiding-eerste-behandeling',
    picture: 'blog-voorbereiding',
    publishDate: '2026-10-20',
    readMinutes: 5,
    category: { nl: 'Behandelingen', en: 'Treatments', ar: 'العلاجات', es: 'Tratamientos' },
    title: {
      nl: 'Zo bereidt u zich voor op uw eerste behandeling',
      en: 'How to prepare for your first treatment',
      ar: 'كيفية الاستعداد للعلاج الأول',
      es: 'Cómo prepararse para su primer tratamiento',
    },
    excerpt: {
      nl: 'Wat u meeneemt, wat u laat staan en welke vragen u gerust stelt.',
      en: 'What to bring, what to leave out, and which questions to ask.',
      ar: 'ما ينبغي إحضاره وما يُستحسن تركه والأسئلة التي يجدر طرحها.',
      es: 'Qué traer, qué evitar y qué preguntas hacer sin reparo.',
    },
  },
  {
    slug: 'waarom-een-gespecialiseerde-kliniek',
    picture: 'blog-hydrafacial',
    publishDate: '2026-09-29',
    readMinutes: 7,
    category: { nl: 'Kliniek', en: 'Clinic', ar: 'العيادة', es: 'Clínica' },
    title: {
      nl: 'Waarom een gespecialiseerde kliniek?',
      en: 'Why a specialised clinic?',
      ar: 'لماذا عيادة متخصصة؟',
      es: '¿Por qué una clínica especializada?',
    },
    excerpt: {
      nl: 'Waar u op let voordat u zich laat behandelen, in zeven vragen.',
      en: 'What to look for before you have a treatment, in seven questions.',
      ar: 'ما ينبغي الانتباه إليه قبل العلاج، في سبعة أسئلة.',
      es: 'En qué fijarse antes de un tratamiento, en siete preguntas.',
    },
  },
]
