import type { guide as source } from '#content/messages/nl/guide.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const guide: Translated<typeof source> = {
  title: '¿Aún no sabe qué busca?',
  lead: 'Tres preguntas como mucho, sin compromiso.',
  concern: '¿Qué le preocupa?',
  place: '¿Dónde?',
  time: '¿Puede notarse unos días?',
  concerns: {
    lines: 'Arrugas o flacidez',
    skin: 'Granitos o piel apagada',
    redness: 'Venitas rojas',
    spots: 'Manchas',
    scars: 'Cicatrices',
    hair: 'Vello no deseado',
    brows: 'Pestañas o cejas',
    figure: 'Grasa localizada',
    volume: 'La forma de labios, pómulos o nariz',
    tension: 'Tensión muscular',
    teeth: 'Dientes con manchas',
    other: 'Otra cosa',
  },
  places: {
    face: 'Cara',
    forehead: 'Frente o contorno de ojos',
    neck: 'Cuello y mandíbula',
    body: 'Cuerpo',
    bikini: 'Ingles',
    chin: 'Papada',
    brows: 'Cejas',
    lashes: 'Pestañas',
    liner: 'Línea de los ojos o labios',
    back: 'Espalda y cuello',
    head: 'Cabeza y cara',
    whole: 'Todo el cuerpo',
  },
  times: {
    none: 'No, quiero seguir con mi día',
    days: 'Sí, unos días no importan',
  },
  end: 'Esto podría irle bien',
  end_note: 'Si es lo adecuado para usted solo se ve en la clínica. No podemos prometer nada.',
  doubt:
    '¿Tiene dudas, está embarazada o toma medicamentos? Pregúntenos antes. La primera consulta es gratuita; si hace falta un médico, es una consulta aparte, de pago.',
  consult: 'Esto preferimos verlo antes con usted',
  consult_note:
    'En una consulta gratuita le decimos qué es posible, cuánto cuesta y qué le desaconsejamos. Si hace falta un médico, se lo decimos enseguida.',
  consult_spots:
    '¿Una mancha cambia de forma o de color, pica o sangra? Acuda antes a su médico de cabecera. Si no, vemos en una consulta gratuita qué es y qué se puede hacer.',
}
