import type { TeamMember } from '#shared/content/pages.ts'

/** Samples until the clinic fills in its own people: no real name, face or register number stands here. */
export const team: readonly TeamMember[] = [
  {
    id: 'team-01',
    name: { nl: 'Teamlid 1', en: 'Team member 1', ar: 'عضو الفريق 1', es: 'Miembro del equipo 1' },
    role: { nl: 'Huidtherapeut', en: 'Skin therapist', ar: 'معالجة بشرة', es: 'Terapeuta de la piel' },
    bio: {
      nl: 'Kijkt naar de huid zoals een ander naar een landkaart: waar is die dun, waar snel geïrriteerd, wat is er eerder gebeurd? Daarna pas kiest ze de naaldlengte of het zuur.',
      en: 'Reads skin the way others read a map: where is it thin, where is it irritable, what has happened before? Only then does she choose the needle depth or the acid.',
      ar: 'تقرأ البشرة كما تُقرأ الخريطة: أين هي رقيقة، وأين هي متهيجة، وماذا مر بها من قبل؟ وبعد ذلك فقط تختار عمق الإبر أو نوع الحمض.',
      es: 'Lee la piel como quien lee un mapa: dónde es fina, dónde se irrita, qué ha vivido. Solo entonces elige la profundidad de la aguja o el ácido.',
    },
    specialties: [
      { nl: 'Microneedling', en: 'Microneedling', ar: 'الوخز الدقيق', es: 'Microneedling' },
      { nl: 'Zuurpeelings', en: 'Acid peels', ar: 'التقشير بالأحماض', es: 'Peelings con ácidos' },
      { nl: 'Couperose', en: 'Facial veins', ar: 'الشعيرات الدموية في الوجه', es: 'Cuperosis' },
    ],
  },
  {
    id: 'team-02',
    name: { nl: 'Teamlid 2', en: 'Team member 2', ar: 'عضو الفريق 2', es: 'Miembro del equipo 2' },
    role: {
      nl: 'Laser- en lichaamsspecialist',
      en: 'Laser and body specialist',
      ar: 'أخصائي ليزر وعناية بالجسم',
      es: 'Especialista en láser y cuerpo',
    },
    bio: {
      nl: 'Test eerst een klein stukje huid en rekent dan uit hoeveel licht of kou die verdraagt. Vertelt ook wanneer u beter de zomer kunt afwachten.',
      en: 'Tests a small patch of skin first and then works out how much light or cold it can take. Will also say when it’s better to wait until summer is over.',
      ar: 'يختبر أولًا مساحة صغيرة من الجلد، ثم يحدد قدر الضوء أو البرودة الذي يحتمله. ويقول أيضًا متى يكون الانتظار إلى ما بعد الصيف أفضل.',
      es: 'Prueba primero en un trozo pequeño de piel y calcula cuánta luz o cuánto frío tolera. También avisa de cuándo conviene dejar pasar el verano.',
    },
    specialties: [
      {
        nl: 'Laser en IPL ontharen',
        en: 'Laser and IPL hair removal',
        ar: 'إزالة الشعر بالليزر والضوء النبضي',
        es: 'Depilación con láser y luz pulsada',
      },
      { nl: 'Vetbevriezing', en: 'Fat freezing', ar: 'تجميد الدهون', es: 'Criolipólisis' },
      {
        nl: 'Cavitatie en radiofrequentie',
        en: 'Cavitation and radiofrequency',
        ar: 'التجويف والترددات الراديوية',
        es: 'Cavitación y radiofrecuencia',
      },
      { nl: 'Sportmassage', en: 'Sports massage', ar: 'التدليك الرياضي', es: 'Masaje deportivo' },
    ],
  },
  {
    id: 'team-03',
    name: { nl: 'Teamlid 3', en: 'Team member 3', ar: 'عضو الفريق 3', es: 'Miembro del equipo 3' },
    role: { nl: 'Cliëntadviseur', en: 'Client adviser', ar: 'مستشارة العملاء', es: 'Asesora de clientes' },
    bio: {
      nl: 'Is meestal de eerste stem die u hoort. Zoekt met u uit wat u eigenlijk wilt weten, bij wie u daarvoor moet zijn en of er wel haast bij is.',
      en: 'Is usually the first voice you hear. Helps you find out what you would really like to know, whom to see about it, and whether there is any hurry.',
      ar: 'صوتها غالبًا أول ما تسمعونه. تبحث معكم عما تريدون معرفته حقًا، ومن يجيبكم عنه، وهل يستدعي الأمر العجلة أصلًا.',
      es: 'Suele ser la primera voz que se oye. Ayuda a averiguar qué quiere saber en realidad, con quién debe hablar y si de verdad corre prisa.',
    },
    specialties: [
      { nl: 'Gratis consult', en: 'Free consultation', ar: 'الاستشارة المجانية', es: 'Consulta gratuita' },
      { nl: 'Huidmeting', en: 'Skin measurement', ar: 'قياس البشرة', es: 'Medición de la piel' },
      { nl: 'Nazorg', en: 'Aftercare', ar: 'العناية بعد الجلسة', es: 'Seguimiento' },
    ],
  },
  {
    id: 'team-04',
    name: { nl: 'Teamlid 4', en: 'Team member 4', ar: 'عضو الفريق 4', es: 'Miembro del equipo 4' },
    role: {
      nl: 'Schoonheidsspecialist',
      en: 'Beautician',
      ar: 'خبيرة تجميل',
      es: 'Esteticista',
    },
    bio: {
      nl: 'Werkt met rustige handen en zonder haast. Legt bij elk product uit waarom het erin zit, en raadt er net zo makkelijk een af dat u thuis al hebt staan.',
      en: 'Works with calm hands and without hurry. Explains why each product is used, and is just as quick to advise against one that is already on your shelf.',
      ar: 'تعمل بيدين هادئتين وبلا عجلة. تشرح سبب استخدام كل منتج، ولا تتردد في نصحكم بترك منتج لديكم أصلًا في البيت.',
      es: 'Trabaja con manos suaves y sin prisa. Explica para qué sirve cada producto, y con la misma naturalidad desaconseja alguno que ya tiene en casa.',
    },
    specialties: [
      { nl: 'Hydra facial', en: 'Hydra facial', ar: 'هيدرا فيشل', es: 'Hidrafacial' },
      { nl: 'Acneverzorging', en: 'Acne care', ar: 'العناية بحب الشباب', es: 'Cuidado del acné' },
      { nl: 'Kruidenpeeling', en: 'Herbal peels', ar: 'التقشير الحيوي', es: 'Peeling biológico' },
      {
        nl: 'Ontspanningsmassage',
        en: 'Relaxing massage',
        ar: 'تدليك الاسترخاء',
        es: 'Masaje relajante',
      },
    ],
  },
  {
    id: 'team-05',
    name: { nl: 'Teamlid 5', en: 'Team member 5', ar: 'عضو الفريق 5', es: 'Miembro del equipo 5' },
    role: { nl: 'Cosmetisch arts', en: 'Cosmetic doctor', ar: 'طبيبة تجميل', es: 'Médica estética' },
    bio: {
      nl: 'Tekent eerst, op papier en daarna op de huid, en spuit pas als u hetzelfde voor u ziet. Begint liever met te weinig: bijvullen kan altijd nog.',
      en: 'Draws first, on paper and then on the skin, and injects only when you both see the same thing. Would rather start with too little, since adding is always possible.',
      ar: 'ترسم أولًا على الورق ثم على الجلد، ولا تحقن إلا إذا كنتم ترون الصورة نفسها. وتفضل البدء بالقليل، فالإضافة ممكنة دائمًا.',
      es: 'Primero dibuja, en papel y luego sobre la piel, y solo inyecta cuando ambas partes ven lo mismo. Prefiere empezar con poco: añadir siempre se puede.',
    },
    specialties: [
      { nl: 'Fillers', en: 'Dermal fillers', ar: 'الفيلر', es: 'Rellenos' },
      { nl: 'Skinboosters', en: 'Skin boosters', ar: 'محفزات البشرة', es: 'Skinboosters' },
      { nl: 'Filler oplossen', en: 'Dissolving filler', ar: 'إذابة الفيلر', es: 'Disolución de rellenos' },
    ],
    bigNumber: '00000000000',
  },
  {
    id: 'team-06',
    name: { nl: 'Teamlid 6', en: 'Team member 6', ar: 'عضو الفريق 6', es: 'Miembro del equipo 6' },
    role: { nl: 'Arts', en: 'Doctor', ar: 'طبيب', es: 'Médico' },
    bio: {
      nl: 'Vraagt door naar medicijnen en oude kwalen voordat er een naald in zicht komt. Heeft geen moeite met nee zeggen en legt graag uit waarom.',
      en: 'Asks about medicines and old ailments before a needle comes into view. Has no trouble saying no, and gladly explains why.',
      ar: 'يسأل بتفصيل عن الأدوية والأمراض السابقة قبل أن تظهر أي إبرة. ولا يجد حرجًا في قول لا، ويشرح السبب بكل سرور.',
      es: 'Pregunta a fondo por medicamentos y dolencias antes de que aparezca una aguja. No le cuesta decir que no, y explica con gusto el porqué.',
    },
    specialties: [
      { nl: 'Medisch consult', en: 'Medical consultation', ar: 'الاستشارة الطبية', es: 'Consulta médica' },
      { nl: 'Spierontspanners', en: 'Botulinum toxin', ar: 'توكسين البوتولينوم', es: 'Toxina botulínica' },
      { nl: 'Plasmabehandeling', en: 'Plasma treatment', ar: 'حقن البلازما', es: 'Plasma rico en plaquetas' },
      { nl: 'Second opinion', en: 'Second opinions', ar: 'الرأي الطبي الثاني', es: 'Segunda opinión' },
    ],
    bigNumber: '00000000000',
  },
  {
    id: 'team-07',
    name: { nl: 'Teamlid 7', en: 'Team member 7', ar: 'عضو الفريق 7', es: 'Miembro del equipo 7' },
    role: {
      nl: 'Wimper- en wenkbrauwstylist',
      en: 'Lash and brow stylist',
      ar: 'أخصائية رموش وحواجب',
      es: 'Estilista de pestañas y cejas',
    },
    bio: {
      nl: 'Meet voordat ze plukt, en plakt nooit een wimper die uw eigen wimper niet kan dragen. Maakt op zaterdag bruiden op, met zakdoekjes bij de hand.',
      en: 'Measures before she plucks, and never attaches a lash that your own can’t carry. Looks after brides on Saturdays, with tissues at hand.',
      ar: 'تقيس قبل أن تنتف، ولا تثبّت وصلة لا تحتملها رموشكم. وفي أيام السبت تهتم بالعرائس، والمناديل جاهزة دائمًا.',
      es: 'Mide antes de depilar y nunca pega una pestaña que la suya no pueda sostener. Los sábados arregla a novias, con pañuelos a mano.',
    },
    specialties: [
      { nl: 'Wimperextensions', en: 'Lash extensions', ar: 'وصلات الرموش', es: 'Extensiones de pestañas' },
      { nl: 'Wenkbrauwen', en: 'Eyebrows', ar: 'الحواجب', es: 'Cejas' },
      { nl: 'Visagie', en: 'Make-up', ar: 'المكياج', es: 'Maquillaje' },
    ],
  },
  {
    id: 'team-08',
    name: { nl: 'Teamlid 8', en: 'Team member 8', ar: 'عضو الفريق 8', es: 'Miembro del equipo 8' },
    role: {
      nl: 'Specialist permanente make-up',
      en: 'Permanent make-up specialist',
      ar: 'أخصائية مكياج دائم',
      es: 'Especialista en maquillaje permanente',
    },
    bio: {
      nl: 'Tekent net zo lang tot u knikt, want pigment gum je niet uit. Bleekt ook tanden, en laat u vooraf op een kleurenkaart zien wat haalbaar is.',
      en: 'Keeps drawing until you nod, because pigment can’t be rubbed out. Also whitens teeth, and shows you on a shade guide beforehand what is realistic.',
      ar: 'تواصل الرسم حتى توافقوا، لأن الصبغة لا تُمحى بممحاة. وتبيّض الأسنان أيضًا، وتريكم مسبقًا على دليل الألوان ما هو واقعي.',
      es: 'Dibuja hasta que usted asiente, porque el pigmento no se borra con goma. También blanquea dientes y le muestra antes, en una guía de color, qué es realista.',
    },
    specialties: [
      {
        nl: 'Permanente make-up',
        en: 'Permanent make-up',
        ar: 'المكياج الدائم',
        es: 'Maquillaje permanente',
      },
      { nl: 'Microblading', en: 'Microblading', ar: 'ميكروبليدنغ', es: 'Microblading' },
      { nl: 'Tandenbleken', en: 'Teeth whitening', ar: 'تبييض الأسنان', es: 'Blanqueamiento dental' },
    ],
  },
]
