import type { manage as source } from '#content/messages/nl/manage.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const manage: Translated<typeof source> = {
  no_script:
    'Sin JavaScript aquí solo puede cancelar. Lo que reservó está en su correo de confirmación. Para cambiar la cita, llámenos:',
  cancellation:
    'Puede cancelar o cambiar la cita sin coste hasta {{hours}} horas antes del tratamiento. Después, o si no acude, cobramos el {{share}} del precio.',
  cancellation_consult:
    'Puede cancelar o cambiar la cita sin coste hasta {{hours}} horas antes de la consulta. Después, o si falta a ella, cobramos {{fee}} de reserva.',
  cancelled_text:
    'La hora queda libre para otra persona. Recibirá una confirmación por correo, con el coste si lo hay.',
  failed_title: 'No se ha podido cancelar',
  failed_text:
    'Este enlace no es válido o la cita ya ha empezado. Abra de nuevo el enlace de su correo de confirmación o llámenos.',
}
