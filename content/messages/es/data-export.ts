import type { dataExport as source } from '#content/messages/nl/data-export.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const dataExport: Translated<typeof source> = {
  title: 'Sus datos en {{clinic}}',
  intro:
    'Esto es todo lo que el sitio web guarda sobre usted, a {{date}}. Su historial médico no está incluido: solicítelo a la clínica.',
  profile: 'Su cuenta',
  username: 'Nombre de usuario',
  verified: 'Dirección de correo confirmada',
  since: 'Cuenta creada',
  language: 'Idioma de los correos',
  reminders: 'Recordatorios',
  newsletter: 'Boletín',
  yes: 'Sí',
  no: 'No',
  none: 'Sin rellenar',
  nothing: 'No hay citas.',
  appointments: 'Citas',
  moment: 'Fecha y hora',
  price: 'Precio',
  charged: 'Coste de cambiar o cancelar',
  name: 'Nombre',
  booked: 'Reservada el',
  sessions: 'Dónde tiene la sesión iniciada',
  until: 'sesión abierta hasta {{date}}',
  mails: 'Correos enviados a usted',
}
