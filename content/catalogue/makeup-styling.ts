import type { Category } from '#shared/content/schema.ts'

export const makeupStyling: Category = {
  slug: 'makeup-styling',
  isInjectable: false,
  area: 'face',
  name: {
    nl: 'Make-up & Styling',
    en: 'Make-up and styling',
    ar: 'المكياج والتصفيف',
    es: 'Maquillaje y peinado',
  },
  description: {
    nl: 'Visagie voor een gewone dag, een avond uit of uw trouwdag, en een les om het zelf te leren. We werken met wat u al mooi vindt aan uw gezicht.',
    en: 'Make-up for an ordinary day, an evening out or your wedding, and a lesson to learn it yourself. We start from what you already like about your face.',
    ar: 'مكياج ليوم عادي أو لسهرة أو ليوم الزفاف، ودرس لتعلّم الطريقة. ننطلق مما هو جميل أصلًا في وجهكم.',
    es: 'Maquillaje para el día a día, una noche especial o su boda, y una clase para aprender. Partimos de lo que ya le gusta de su rostro.',
  },
  treatments: [
    {
      name: {
        nl: 'Dagvisagie',
        en: 'Day make-up',
        ar: 'مكياج نهاري',
        es: 'Maquillaje de día',
      },
      description: {
        nl: 'Lichte visagie voor werk, een sollicitatie of een foto, die bij daglicht natuurlijk oogt.',
        en: 'Light make-up for work, an interview or a photo, natural to look at in daylight.',
        ar: 'مكياج خفيف للعمل أو مقابلة أو صورة، يبدو طبيعيًا في ضوء النهار.',
        es: 'Maquillaje ligero para el trabajo, una entrevista o una foto, natural a la luz del día.',
      },
      durationMinutes: 45,
      priceCents: 4950,
      family: 'dagvisagie',
    },
    {
      name: {
        nl: 'Avondvisagie',
        en: 'Evening make-up',
        ar: 'مكياج السهرة',
        es: 'Maquillaje de noche',
      },
      description: {
        nl: 'Sterkere ogen of lippen voor een feest, diner of gala, met losse wimpers als u dat wilt.',
        en: 'Stronger eyes or lips for a party, dinner or gala, with strip lashes if you like.',
        ar: 'عيون أو شفاه أوضح لحفل أو عشاء أو مناسبة، مع رموش مؤقتة إن أحببتم.',
        es: 'Ojos o labios más marcados para una fiesta, cena o gala, con pestañas postizas si lo desea.',
      },
      durationMinutes: 60,
      priceCents: 6750,
      family: 'avondvisagie',
    },
    {
      name: {
        nl: 'Avondvisagie met haarstyling',
        en: 'Evening make-up with hair styling',
        ar: 'مكياج السهرة مع تصفيف الشعر',
        es: 'Maquillaje de noche con peinado',
      },
      description: {
        nl: 'Avondvisagie en het haar gekruld, gestijld of eenvoudig opgestoken in één afspraak.',
        en: 'Evening make-up plus hair curled, styled or pinned up simply, all in one visit.',
        ar: 'مكياج السهرة مع تمويج الشعر أو تصفيفه أو رفعه ببساطة في موعد واحد.',
        es: 'Maquillaje de noche y cabello ondulado, peinado o recogido sencillo en una sola cita.',
      },
      durationMinutes: 90,
      priceCents: 10500,
      family: 'avondvisagie',
    },
    {
      name: {
        nl: 'Bruidsvisagie proefsessie',
        en: 'Bridal make-up trial',
        ar: 'تجربة مكياج العروس',
        es: 'Prueba de maquillaje de novia',
      },
      description: {
        nl: 'We proberen uw bruidslook uit en leggen producten en stappen voor u vast.',
        en: 'We try out your bridal look at leisure and write down the products and the steps.',
        ar: 'تجربة هادئة لإطلالة الزفاف مع تدوين المنتجات والخطوات المستخدمة.',
        es: 'Probamos con calma su maquillaje de novia y anotamos los productos y los pasos.',
      },
      durationMinutes: 90,
      priceCents: 9500,
      family: 'bruidsvisagie',
    },
    {
      name: {
        nl: 'Bruidsvisagie pakket met proefsessie',
        en: 'Bridal make-up package with trial',
        ar: 'باقة مكياج العروس مع التجربة',
        es: 'Paquete de maquillaje de novia con prueba',
      },
      description: {
        nl: 'Een proefsessie vooraf en de visagie op uw trouwdag, beide in onze kliniek.',
        en: 'A trial session beforehand and the make-up on your wedding day, both at our clinic.',
        ar: 'جلسة تجربة مسبقة ثم المكياج في يوم الزفاف، وكلاهما في عيادتنا.',
        es: 'Una prueba previa y el maquillaje el día de la boda, ambos en nuestra clínica.',
      },
      durationMinutes: 90,
      priceCents: 23500,
      sessions: 2,
      family: 'bruidsvisagie',
    },
    {
      name: {
        nl: 'Visagieles een op een',
        en: 'One-to-one make-up lesson',
        ar: 'درس مكياج فردي',
        es: 'Clase individual de maquillaje',
      },
      description: {
        nl: 'U leert een look die bij u past, stap voor stap en met de producten uit uw eigen tas.',
        en: 'You learn a look that suits you, step by step, with the products from your own bag.',
        ar: 'تتعلمون إطلالة تناسبكم خطوة خطوة، بالمنتجات التي لديكم.',
        es: 'Aprenda un maquillaje que le favorezca, paso a paso y con los productos de su neceser.',
      },
      durationMinutes: 90,
      priceCents: 8950,
      family: 'visagieles',
    },
  ],
}
