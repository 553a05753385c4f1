import type { manage as source } from '#content/messages/nl/manage.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const manage: Translated<typeof source> = {
  no_script:
    'Sin JavaScript aquí solo puede cancelar. Lo que reservó está en su correo de confirmación. Para cambiar la cita, llámenos:',
  cancelled_text:
    'La hora queda libre para otra persona. Recibirá una confirmación por correo, con el coste si lo hay.',
  failed_title: 'No se ha podido cancelar',
  failed_text:
    'Este enlace no es válido o la cita ya ha empezado. Abra de nuevo el enlace de su correo de confirmación o llámenos.',
}
