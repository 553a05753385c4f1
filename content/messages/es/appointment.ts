import type { appointment as source } from '#content/messages/nl/appointment.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const appointment: Translated<typeof source> = {
  error_title: 'Error al reservar',
  error_message: 'Se ha producido un error al reservar. Inténtelo de nuevo.',
  success_title: 'Cita confirmada',
  success_message: 'Su cita está reservada. Recibirá una confirmación por correo electrónico.',
  select_service: 'Elija primero un tratamiento.',
  select_date: 'Elija una fecha.',
  select_time: 'Elija una hora.',
  required_field: 'Este campo es obligatorio.',
  invalid_email: 'Introduzca una dirección de correo electrónico válida.',
  invalid_phone: 'Introduzca un número de teléfono válido.',
}
