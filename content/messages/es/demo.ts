import type { demo as source } from '#content/messages/nl/demo.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const demo: Translated<typeof source> = {
  meta_title: 'Demostración de la web',
  meta_description:
    'Un recorrido con datos de muestra: citas en línea, tratamientos, portal y chat de la web de una clínica en cuatro idiomas.',
  title: 'Una mirada *detrás* de la puerta.',
  lead: 'Así funciona esta web para una clínica. Todo lo de esta página es de muestra: no se envía ni se guarda nada.',
  sample: 'Datos de muestra',
  tabs_label: 'Partes de la demostración',
  tabs: {
    features: 'Funciones',
    appointments: 'Citas',
    treatments: 'Tratamientos',
    chat: 'Chat en vivo',
  },
  features: {
    title: 'Qué incluye',
    items: {
      booking: {
        title: 'Reserva en línea',
        text: 'Tres pasos, de día y de noche. Dos visitantes nunca obtienen la misma sala a la misma hora.',
      },
      languages: {
        title: 'Cuatro idiomas',
        text: 'Neerlandés, inglés, árabe y español, cada uno escrito para quien lo lee, y el árabe de derecha a izquierda.',
      },
      portal: {
        title: 'Portal de clientes',
        text: 'Cada cliente ve, cambia y cancela sus citas, y sabe de antemano lo que cuesta.',
      },
      mail: {
        title: 'Correos que llegan',
        text: 'Confirmación con archivo de calendario, en el idioma del cliente y nunca repetida.',
      },
      content: {
        title: 'Tratamientos explicados',
        text: 'Precio, duración, riesgos y cuidados en una sola página, en archivos que un redactor puede leer.',
      },
      privacy: {
        title: 'Pocos datos',
        text: 'Sin rastreadores, sin aviso de cookies y con un registro sin nombres.',
      },
    },
  },
  appointments: {
    title: 'Un día en la agenda',
    lead: 'Citas en paralelo, cada una de media hora o más.',
    time: 'Hora',
    client: 'Cliente',
    treatment: 'Tratamiento',
    status: 'Estado',
    client_name: 'Cliente {{letter}}',
    confirmed: 'Confirmada',
    completed: 'Realizada',
    cancelled: 'Cancelada',
  },
  treatments: {
    title: 'Una parte de la lista de precios',
    lead: 'Los importes y las duraciones son inventados. Los precios reales están en Tratamientos.',
    duration: 'Duración',
    price: 'Precio',
    items: {
      contour: 'Plan de contorno facial',
      volume: 'Volumen de las mejillas',
      texture: 'Ciclo para la textura de la piel',
      body: 'Contorno corporal, una zona',
      glow: 'Piel fresca en una tarde',
      brows: 'Cejas y pestañas juntas',
    },
  },
  chat: {
    title: 'Una conversación en el chat',
    lead: 'El botón de chat abre el servicio de la clínica en una pestaña nueva. Esta conversación es una muestra.',
    visitor: 'Visitante',
    clinic: 'Clínica',
    messages: {
      one: 'Buenos días. ¿Puedo volver al trabajo justo después de una hidrafacial?',
      two: '¡Buenos días! Sí, puede. La piel puede estar algo roja unas horas. Espere de 2 a 4 horas antes de maquillarse.',
      three: '¿Y hacer deporte esa tarde?',
      four: 'Mejor no: evite sudar durante las 24 horas siguientes. Al día siguiente ya puede.',
      five: 'Muy bien, entonces reservo el viernes.',
      six: 'Hasta entonces. También le daremos los cuidados por escrito.',
    },
    input_note: 'En la demostración no se puede enviar nada.',
  },
  close_title: '¿Algo así para *su* clínica?',
  close_text: 'Cuéntenos cómo trabaja y le mostraremos qué encaja.',
  contact: 'Contactar',
  home: 'Volver a la web',
}
