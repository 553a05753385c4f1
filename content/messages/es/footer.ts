import type { footer as source } from '#content/messages/nl/footer.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const footer: Translated<typeof source> = {
  description:
    'Clínica de tratamientos cosméticos y estéticos en {{city}}. Primero hablamos con calma, después trabajamos con cuidado.',
  social: 'Síganos',
  menu: 'Menú',
  newsletter: 'Boletín',
  hours: 'Horario',
  closed: 'Cerrado',
  by_appointment: 'Con cita previa, hasta las {{time}}',
  other_times: 'Con cita previa también atendemos fuera de este horario.',
  contact: 'Contacto',
  registrations: 'Registro mercantil {{kvk}}, IVA\u00a0{{btw}}',
  copyright: '© {{clinic}}. Todos los derechos reservados.',
  sample:
    'Este sitio contiene datos de ejemplo: las personas, las opiniones, las marcas y los números de registro no son reales.',
  legal: 'Información legal',
  developer: 'Sitio web de {{name}}',
  theme: {
    title: 'Aspecto',
    system: 'Como su dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
}
