import type { Category } from '#shared/content/schema.ts'

export const massages: Category = {
  slug: 'massages',
  isInjectable: false,
  area: 'relaxation',
  name: {
    nl: 'Massages',
    en: 'Massage',
    ar: 'التدليك',
    es: 'Masajes',
  },
  description: {
    nl: 'Van een half uur voor hoofd en nek tot een volledige massage met warme stenen. Vooraf vragen wij naar klachten, medicijnen en wat u prettig vindt.',
    en: 'From half an hour for head and neck to a full massage with warm stones. We first ask about your health, your medication and what you find comfortable.',
    ar: 'من نصف ساعة للرأس والرقبة إلى تدليك كامل بالأحجار الدافئة. ونسألكم أولًا عن الأعراض والأدوية والضغط الذي يريحكم.',
    es: 'Desde media hora para cabeza y cuello hasta un masaje completo con piedras calientes. Antes le preguntamos por molestias, medicación y preferencias.',
  },
  treatments: [
    {
      name: {
        nl: 'Ontspanningsmassage lichaam',
        en: 'Relaxing massage, full body',
        ar: 'تدليك استرخاء للجسم',
        es: 'Masaje relajante de cuerpo entero',
      },
      description: {
        nl: 'Rug, benen, armen, nek en schouders in een langzaam tempo, met warme olie en een druk die u zelf aangeeft.',
        en: 'Back, legs, arms, neck and shoulders at an unhurried pace, with warm oil and as much pressure as you like.',
        ar: 'الظهر والساقان والذراعان والرقبة والكتفان بإيقاع هادئ وزيت دافئ وبالضغط الذي تختارونه.',
        es: 'Espalda, piernas, brazos, cuello y hombros a ritmo pausado, con aceite templado y la presión que usted indique.',
      },
      durationMinutes: 60,
      priceCents: 75_00,
      family: 'ontspanningsmassage',
    },
    {
      name: {
        nl: 'Ontspanningsmassage rug en nek',
        en: 'Relaxing massage, back and neck',
        ar: 'تدليك استرخاء للظهر والرقبة',
        es: 'Masaje relajante de espalda y cuello',
      },
      description: {
        nl: 'Een half uur voor de plekken waar spanning van werk en zitten zich het vaakst ophoopt.',
        en: 'Half an hour for the places where tension from work and sitting tends to gather.',
        ar: 'نصف ساعة للمواضع التي يتراكم فيها عادة توتر العمل والجلوس الطويل.',
        es: 'Media hora para las zonas donde más se acumula la tensión del trabajo y de pasar horas ante una mesa.',
      },
      durationMinutes: 30,
      priceCents: 45_00,
      family: 'ontspanningsmassage',
      zones: ['neck', 'back'],
    },
    {
      name: {
        nl: 'Hotstone massage',
        en: 'Hot stone massage',
        ar: 'تدليك بالأحجار الدافئة',
        es: 'Masaje con piedras calientes',
      },
      description: {
        nl: 'Gladde basaltstenen op gecontroleerde temperatuur, afgewisseld met massage van rug, benen en armen.',
        en: 'Smooth basalt stones at a controlled temperature, alternated with massage of back, legs and arms.',
        ar: 'أحجار بازلت ملساء بحرارة مضبوطة تتناوب مع تدليك الظهر والساقين والذراعين.',
        es: 'Piedras de basalto lisas a temperatura controlada, alternadas con masaje de espalda, piernas y brazos.',
      },
      durationMinutes: 75,
      priceCents: 95_00,
      family: 'hotstone-massage',
    },
    {
      name: {
        nl: 'Lymfedrainage massage',
        en: 'Lymphatic drainage massage',
        ar: 'تدليك التصريف اللمفاوي',
        es: 'Masaje de drenaje linfático',
      },
      description: {
        nl: 'Zeer lichte, ritmische handgrepen in de richting van de lymfeknopen, voor een opgezet of zwaar gevoel.',
        en: 'Very light, rhythmic strokes towards the lymph nodes, for a puffy or heavy feeling in legs, arms or face.',
        ar: 'حركات خفيفة جدًا ومنتظمة باتجاه العقد اللمفاوية، لتخفيف الشعور بالانتفاخ أو الثقل.',
        es: 'Maniobras muy suaves y rítmicas hacia los ganglios, para la sensación de hinchazón o pesadez.',
      },
      durationMinutes: 60,
      priceCents: 79_00,
      family: 'lymfedrainage',
    },
    {
      name: {
        nl: 'Sportmassage',
        en: 'Sports massage',
        ar: 'تدليك رياضي',
        es: 'Masaje deportivo',
      },
      description: {
        nl: 'Stevige massage van de spiergroepen die u belast, gericht op soepelheid rond training of wedstrijd.',
        en: 'Firm massage of the muscle groups you train, aimed at suppleness around training or competition.',
        ar: 'تدليك عميق للعضلات الأكثر إجهادًا بهدف المرونة قبل التدريب أو المنافسة وبعدهما.',
        es: 'Masaje firme de los músculos que más usa, orientado a la soltura antes o después del esfuerzo.',
      },
      durationMinutes: 45,
      priceCents: 65_00,
      family: 'sportmassage',
    },
    {
      name: {
        nl: 'Hoofdmassage',
        en: 'Head massage',
        ar: 'تدليك الرأس',
        es: 'Masaje craneal',
      },
      description: {
        nl: 'Hoofdhuid, slapen, nek en schouders, zittend of liggend en naar keuze met of zonder olie.',
        en: 'Scalp, temples, neck and shoulders, seated or lying down, with or without oil as you prefer.',
        ar: 'فروة الرأس والصدغان والرقبة والكتفان، جلوسًا أو استلقاءً، مع الزيت أو دونه.',
        es: 'Cuero cabelludo, sienes, cuello y hombros, en posición sentada o tumbada y con o sin aceite, según prefiera.',
      },
      durationMinutes: 30,
      priceCents: 39_00,
      family: 'hoofdmassage',
    },
    {
      name: {
        nl: 'Zwangerschapsmassage',
        en: 'Pregnancy massage',
        ar: 'تدليك الحمل',
        es: 'Masaje para embarazadas',
      },
      description: {
        nl: 'Zachte massage in zijligging, met kussens ondersteund, vanaf veertien weken zwangerschap.',
        en: 'Gentle massage lying on your side with supporting cushions, from fourteen weeks of pregnancy.',
        ar: 'تدليك لطيف في وضعية الاستلقاء على الجنب مع وسائد داعمة، بعد إتمام 14 أسبوعًا من الحمل.',
        es: 'Masaje suave en posición lateral, con cojines de apoyo, a partir de las catorce semanas de embarazo.',
      },
      durationMinutes: 60,
      priceCents: 79_00,
      family: 'zwangerschapsmassage',
    },
  ],
}
