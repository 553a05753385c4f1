import type { Category } from '#shared/content/schema.ts'

export const wenkbrauwen: Category = {
  slug: 'wenkbrauwen',
  isInjectable: false,
  area: 'brows',
  name: {
    nl: 'Wenkbrauwen',
    en: 'Eyebrows',
    ar: 'الحواجب',
    es: 'Cejas',
  },
  description: {
    nl: 'Wenkbrauwen die bij uw gezicht passen: epileren, kleuren of liften. We meten eerst, overleggen de vorm en halen eerder te weinig weg dan te veel.',
    en: 'Brows that fit your face: shaping, tinting or lifting. We measure first, agree on the shape with you and would rather remove too little than too much.',
    ar: 'حواجب تناسب ملامحكم: تشكيل أو صبغ أو رفع. نقيس أولًا ونتفق معكم على الشكل، ونفضّل إزالة القليل على إزالة الكثير.',
    es: 'Cejas acordes con su rostro: depilación, tinte o laminado. Primero medimos y acordamos la forma; preferimos quitar de menos que de más.',
  },
  treatments: [
    {
      name: {
        nl: 'Wenkbrauwen epileren en vormgeven',
        en: 'Eyebrow shaping with tweezers',
        ar: 'تنظيف الحواجب بالملقط وتشكيلها',
        es: 'Depilación y diseño de cejas con pinzas',
      },
      description: {
        nl: 'Opmeten, vorm bepalen en haartje voor haartje epileren met het pincet, zonder wax.',
        en: 'Brows measured, a shape agreed and hairs removed one by one with tweezers, without wax.',
        ar: 'قياس الحواجب والاتفاق على الشكل ثم نتف الشعر شعرة شعرة بالملقط من دون شمع.',
        es: 'Medimos las cejas, acordamos la forma y retiramos el vello uno a uno con pinzas, sin cera.',
      },
      durationMinutes: 30,
      priceCents: 2450,
      family: 'wenkbrauwen-epileren',
    },
    {
      name: {
        nl: 'Wenkbrauwen harsen en bijwerken',
        en: 'Eyebrow waxing and tidying',
        ar: 'إزالة شعر الحواجب بالشمع',
        es: 'Depilación de cejas con cera',
      },
      description: {
        nl: 'Snelle manier om een bestaande vorm strak te houden met hars en een pincet.',
        en: 'A quick way to keep an existing brow shape tidy with wax and a pair of tweezers.',
        ar: 'طريقة سريعة للمحافظة على شكل الحاجب الحالي بالشمع مع لمسة أخيرة بالملقط.',
        es: 'Una forma rápida de mantener la forma que ya tienen sus cejas, con cera y pinzas.',
      },
      durationMinutes: 20,
      priceCents: 1950,
      family: 'wenkbrauwen-epileren',
    },
    {
      name: {
        nl: 'Wenkbrauwen verven',
        en: 'Eyebrow tint',
        ar: 'صبغ الحواجب',
        es: 'Tinte de cejas',
      },
      description: {
        nl: 'Verf op de haartjes in een tint die wij afstemmen op uw haar, huid en wimpers.',
        en: 'Tint on the brow hairs, in a shade matched to your hair, your skin and your lashes.',
        ar: 'صبغ شعر الحاجب بدرجة لونية منسجمة مع لون الشعر والبشرة والرموش.',
        es: 'Tinte sobre el vello de la ceja, en un tono acorde con su cabello, su piel y sus pestañas.',
      },
      durationMinutes: 20,
      priceCents: 1750,
      family: 'wenkbrauwen-verven',
    },
    {
      name: {
        nl: 'Wenkbrauwen epileren en verven',
        en: 'Eyebrow shaping and tint',
        ar: 'تشكيل الحواجب وصبغها',
        es: 'Depilación y tinte de cejas',
      },
      description: {
        nl: 'Vormgeven met het pincet en daarna verven, in één afspraak en op elkaar afgestemd.',
        en: 'Shaping with tweezers followed by a tint, in one visit and matched to each other.',
        ar: 'تشكيل بالملقط يليه الصبغ في موعد واحد، بحيث يتناسق الشكل مع اللون.',
        es: 'Diseño con pinzas y después tinte, en una sola cita y en armonía uno con otro.',
      },
      durationMinutes: 45,
      priceCents: 3750,
      family: 'wenkbrauwen-verven',
    },
    {
      name: {
        nl: 'Henna brows kleuren',
        en: 'Henna brows',
        ar: 'تلوين الحواجب بالحناء',
        es: 'Cejas con henna',
      },
      description: {
        nl: 'Henna kleurt de haartjes en tijdelijk ook de huid eronder; op een vorm die u al hebt.',
        en: 'Henna colours the hairs and, for a while, the skin below; on a shape you already have.',
        ar: 'تلوّن الحناء شعر الحاجب والجلد تحته مؤقتًا، على شكل موجود من قبل.',
        es: 'La henna tiñe el vello y, por un tiempo, la piel de debajo, sobre una forma que ya tiene.',
      },
      durationMinutes: 45,
      priceCents: 4250,
      family: 'henna-brows',
    },
    {
      name: {
        nl: 'Henna brows met epileren',
        en: 'Henna brows with shaping',
        ar: 'الحناء للحواجب مع التشكيل',
        es: 'Cejas con henna y depilación',
      },
      description: {
        nl: 'Eerst de vorm opmeten en epileren, daarna henna voor kleur op haar en huid.',
        en: 'The shape is measured and tweezed first; then henna gives colour to hair and skin.',
        ar: 'قياس الشكل وتنظيفه بالملقط أولًا، ثم الحناء لتلوين الشعر والجلد.',
        es: 'Primero medimos y depilamos la forma; después, henna para dar color al vello y la piel.',
      },
      durationMinutes: 60,
      priceCents: 5250,
      family: 'henna-brows',
    },
    {
      name: {
        nl: 'Brow lamination zonder verven',
        en: 'Brow lamination',
        ar: 'رفع شعر الحواجب بالتمليس',
        es: 'Laminado de cejas',
      },
      description: {
        nl: 'De haartjes worden zacht gemaakt en in de gewenste richting gezet, zonder kleur.',
        en: 'The hairs are softened and set in the direction you like, without adding any colour.',
        ar: 'تليين شعر الحاجب وتثبيته في الاتجاه الذي تريدونه من دون إضافة لون.',
        es: 'El vello se ablanda y se fija en la dirección deseada, sin añadir color.',
      },
      durationMinutes: 45,
      priceCents: 5750,
      family: 'brow-lamination',
    },
    {
      name: {
        nl: 'Brow lamination met verven en epileren',
        en: 'Brow lamination with tint and shaping',
        ar: 'تمليس الحواجب مع الصبغ والتشكيل',
        es: 'Laminado de cejas con tinte y depilación',
      },
      description: {
        nl: 'Lamineren, een passende tint en bijwerken met het pincet in één behandeling.',
        en: 'Lamination, a matching tint and tidying with tweezers, all in one treatment.',
        ar: 'تمليس الشعر وصبغه بدرجة مناسبة ثم تنظيف الحواجب بالملقط في جلسة واحدة.',
        es: 'Laminado, un tinte a juego y un repaso con pinzas en un mismo tratamiento.',
      },
      durationMinutes: 60,
      priceCents: 7250,
      family: 'brow-lamination',
    },
  ],
}
