import type { deskFloods as source } from '#content/messages/nl/desk-floods.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskFloods: Translated<typeof source> = {
  none: 'Nadie tiene un número llamativo de citas.',
  text: 'Aquí aparece quien tiene {{many}} o más citas pendientes. Puede ser un ciclo, o alguien que llena la agenda. Elija citas para cancelarlas juntas.',
  network: 'Una misma red',
  kind: {
    address: 'El mismo correo',
    network: 'Reservado desde la misma conexión a internet',
  },
  all: 'Elegir las {{count}}',
  more_one: '{{count}} cita más',
  more_other: '{{count}} citas más',
  booked: 'Reservada el {{moment}}',
  chosen_one: '{{count}} cita elegida',
  chosen_other: '{{count}} citas elegidas',
  cancel: 'Cancelar citas',
  question_one: '¿Cancelar {{count}} cita?',
  question_other: '¿Cancelar {{count}} citas?',
  effect:
    'Las horas quedan libres de inmediato. No cuesta nada a nadie: las citas que ya conllevan un coste se mantienen y se cancelan en la agenda. No se puede deshacer.',
  notify: 'Enviar un correo por cada cita',
  notify_help: 'Déjelo sin marcar si las direcciones pueden ser inventadas.',
  done_one: '{{count}} cita cancelada.',
  done_other: '{{count}} citas canceladas.',
  left: 'Sin cancelar: {{count}}, por un cambio o un inicio entretanto o por conllevar un coste.',
}
