import type { faq as source } from '#content/messages/nl/faq.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const faq: Translated<typeof source> = {
  title: 'Preguntas *frecuentes*.',
  lead: '¿No está la suya? Llámenos o escríbanos y le responderá una persona.',
  items: {
    consult: {
      question: '¿Necesito una consulta previa?',
      answer:
        'Antes de cada tratamiento hablamos de lo que desea, de su salud y de lo que es posible, casi siempre en la misma visita. Con los inyectables, un médico le examina siempre en persona antes del pinchazo. Algunos tratamientos, como el relleno en la nariz o bajo los ojos y el peeling de TCA, exigen antes una consulta aparte con el médico ({{doctorPrice}}); en ese caso lo indicamos. Si tiene dudas, empiece por una consulta gratuita: le atiende un terapeuta de la piel, un esteticista o un asesor, no un médico. Si falta a esa consulta, o la cambia o cancela con menos de {{hours}} horas de antelación, cobramos {{fee}} por la reserva.',
    },
    result: {
      question: '¿Cuánto dura el resultado?',
      answer:
        'Depende de la persona y del tratamiento. El efecto de la toxina botulínica se nota entre 3 y 7 días después y suele durar de 3 a 4 meses. Los rellenos suelen durar de 6 a 12 meses. No prometemos resultados, pero sí una conversación sincera sobre lo que puede esperar.',
    },
    after: {
      question: '¿Qué conviene evitar después de un tratamiento?',
      answer:
        'No use maquillaje durante 2 a 4 horas y evite durante 24 horas el deporte, la sauna y todo lo que le haga sudar. Algunos tratamientos exigen más; se lo damos por escrito, y eso prevalece siempre.',
    },
    cancel: {
      question: '¿Puedo cambiar mi cita sin coste?',
      answer:
        'Sí, hasta {{hours}} horas antes. Después, o si no acude, cobramos el {{share}} del precio. Llegue de 5 a 10 minutos antes: si llega tarde, queda menos tiempo por el mismo precio.',
    },
    payment: {
      question: '¿Cómo se paga?',
      answer:
        'Justo después del tratamiento, con tarjeta o en efectivo. No es posible pagar a plazos. Los ciclos y paquetes se pagan enteros en la primera visita y las sesiones que no utilice no se reembolsan. Sus derechos legales se mantienen, también en caso de embarazo o enfermedad: vea las normas de la clínica.',
    },
    age: {
      question: '¿A partir de qué edad atienden?',
      answer:
        'Para los inyectables debe tener {{age}} años o más. Por debajo de esa edad solo es posible por un motivo médico, con una derivación y con el padre, la madre o el tutor presente, que también firma.',
    },
  },
}
