import type { home as source } from '#content/messages/nl/home.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const home: Translated<typeof source> = {
  meta_title: 'Clínica estética en {{city}}',
  meta_description:
    'Tratamientos cosméticos y estéticos en {{city}}: inyectables, piel, cuerpo y dientes. Precio, recuperación y riesgos por adelantado, y su primera hora libre reservada en línea.',
  hero: {
    title: 'Su piel, con su *mejor*\u00a0luz.',
    lead: 'Tratamientos cosméticos en {{city}}. Primero hablamos con calma, después trabajamos con cuidado y nunca hacemos más de lo necesario.',
    pause: 'Pausar el vídeo',
    play: 'Reproducir el vídeo',
  },
  badge: { name: 'El precio por escrito, antes', text: 'y cambios gratis hasta {{hours}} horas antes' },
  partners: { title: 'Marcas con las que trabajamos', note: 'Nombres de muestra' },
  highlights: {
    title: 'Tratamientos',
    all: 'Todos los tratamientos',
    count_one: '{{count}} tratamiento',
    count_many: '{{count}} de tratamientos',
    count_other: '{{count}} tratamientos',
    injectables: 'Inyectables',
    injectables_text: 'Líneas, volumen y forma, en pasos pequeños.',
    skin: 'Piel',
    skin_text: 'Textura, pigmento y brillo, de la superficie hacia dentro.',
    body: 'Cuerpo',
    body_text: 'Frío y contorno, sin cirugía.',
    teeth: 'Dientes',
    teeth_text: 'Menos manchas, sin peróxido.',
    index: 'Todas las categorías',
  },
  award: {
    title: 'Lo que nos *distingue*.',
    lead: 'Tres compromisos que puede exigirnos.',
    talk: 'Primero, hablar',
    talk_text:
      'Usted cuenta lo que le preocupa. Le explicamos qué es posible y le decimos cuándo algo no es prudente.',
    paper: 'Todo por escrito',
    paper_text:
      'Precio, recuperación y riesgos están en su plan antes de que decida. El tiempo para pensarlo forma parte del plan.',
    same: 'Siempre la misma persona',
    same_text:
      'Volverá a ver a la misma persona que le trató. Las preguntas posteriores llegan directamente a la clínica.',
    button: 'Ver tratamientos',
  },
  reviews: {
    title: 'Lo que *dicen* los clientes.',
    rating_label: '{{rating}} de {{best}} estrellas',
    rating_text: 'de media, en opiniones de muestra',
    stars: '{{count}} de 5 estrellas',
    anonymous: 'Cliente anónimo',
    lashes: 'Extensiones de pestañas',
    lashes_text:
      'Un trabajo muy preciso, y las pestañas siguen en su sitio. Primero miraron qué favorece a mis ojos, no qué cuesta más.',
    teeth: 'Blanqueamiento dental',
    teeth_text:
      'Explicación clara antes, sin dientes sensibles después y una diferencia que sigue pareciendo natural.',
    glow: 'BB Glow',
    glow_text:
      'Un tratamiento relajado en una sala tranquila. Mi piel se veía uniforme y sabía qué evitar después.',
    all: 'Todas las opiniones',
  },
  blog: { title: 'Del blog', all: 'Todos los artículos' },
  call: {
    title: 'Empiece con una *conversación*.',
    text: 'La primera consulta es gratuita. Todavía no tiene que elegir nada.',
  },
  contact: {
    title: 'Venga o *llámenos*.',
    lead: '¿Tiene dudas o quiere saber algo antes de reservar? Le dedicamos el tiempo que haga falta.',
    phone: 'Teléfono',
    mobile: 'Móvil',
    email: 'Correo electrónico',
    address: 'Dirección',
    button: 'Ir a la página de contacto',
  },
}
