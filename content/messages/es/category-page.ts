import type { categoryPage as source } from '#content/messages/nl/category-page.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const categoryPage: Translated<typeof source> = {
  why_title: 'Por qué elegirnos',
  reasons: {
    one: {
      title: 'Primero, una conversación',
      text: 'Empezamos por escuchar y observar. Si algo no es sensato, se lo desaconsejamos.',
    },
    two: {
      title: 'El precio, por adelantado',
      text: 'Sabe lo que cuesta antes de decidir. Si el precio es «desde», le decimos de qué depende.',
    },
    three: {
      title: 'Los riesgos, a la vista',
      text: 'Los efectos secundarios y la recuperación están en la página de cada tratamiento, no en letra pequeña.',
    },
    four: {
      title: 'Con la titulación y la experiencia necesarias',
      text: 'Solo un médico pone inyecciones. Los demás tratamientos los hace alguien formado para ello.',
    },
    five: {
      title: 'Higiene sin concesiones',
      text: 'Material desechable siempre que se puede, e instrumental limpio y revisado cuando no.',
    },
    six: {
      title: 'A su disposición también después',
      text: 'Se va con los cuidados por escrito y un número al que puede llamar.',
    },
  },
  faq_title: 'Preguntas frecuentes',
  faqs: {
    one: {
      question: '¿Necesito una consulta antes?',
      answer:
        'Solo si el tratamiento lo indica: entonces el médico le ve antes en una consulta aparte ({{doctorPrice}}). En los demás hablamos de lo que desea y de su salud en la misma visita, y un médico aplica los inyectables solo después de examinarle. Si tiene dudas, hay una consulta gratuita con un terapeuta de la piel, un esteticista o un asesor, no con un médico. No le compromete a nada.',
    },
    two: {
      question: '¿Puedo cancelar?',
      answer:
        'Sí, sin coste hasta {{hours}} horas antes de la cita. Después, o si no acude, cobramos el {{share}} del precio, y {{fee}} por una consulta gratuita.',
    },
    three: {
      question: '¿Cómo me preparo?',
      answer:
        'Venga entre 5 y 10 minutos antes e infórmenos de medicamentos, alergias y de un posible embarazo. La página de cada tratamiento explica qué más puede hacer.',
    },
    four: {
      question: '¿Cuándo puedo volver a hacer deporte o maquillarme?',
      answer:
        'A menudo puede maquillarse pasadas entre 2 y 4 horas y hacer deporte a las 24 horas. Algunos tratamientos piden más reposo; los cuidados de su tratamiento son lo primero.',
    },
    five: {
      question: '¿Cómo pago?',
      answer:
        'Justo después del tratamiento, con tarjeta o en efectivo. Los ciclos y paquetes se pagan enteros en la primera visita. No es posible el pago a plazos.',
    },
  },
}
