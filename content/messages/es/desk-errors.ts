import type { deskErrors as source } from '#content/messages/nl/desk-errors.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskErrors: Translated<typeof source> = {
  signed_out: 'Entre primero en la recepción.',
  wrong_role: 'Esto no forma parte de sus tareas. Un propietario puede cambiarlo.',
  link_invalid: 'Este enlace ya se ha utilizado o ha caducado. Pida otro a un propietario.',
  booked_before:
    'Esto ya está reservado, tal como lo rellenó primero. Mire la agenda; «Reservar» reserva ahora otra cita.',
  blocked_before:
    'Este tiempo ya está bloqueado, tal como lo rellenó primero. Mire la agenda; «Bloquear» bloquea ahora otro tiempo.',
  paid_before:
    'Este pago ya está registrado, tal como lo rellenó primero. Mire lo que se ha pagado; «Registrar el pago» registra ahora otro pago.',
  note_before:
    'Esta nota ya está guardada, tal como la escribió primero. Mire las notas; «Guardar la nota» guarda ahora otra nota.',
  sent_again: 'Este correo ya se ha enviado de nuevo. En la lista figura como un correo aparte.',
  reason_needed: 'Escriba por qué.',
  fee_changed: 'Entretanto ha cambiado lo que cuesta cancelar. Ahora ve cuánto cuesta.',
  slot_taken: 'Esta hora ya no está libre: hay una cita o un bloqueo. Elija otra hora.',
  off_grid: 'Elija una hora en punto o y media entre las {{first}} y las {{last}}.',
  unknown_room: 'Esa sala no existe. Elija una de la lista.',
  ends_before: 'El final no es posterior al comienzo.',
  too_long_block: 'Un bloqueo dura {{days}} días como máximo.',
  https_only: 'Pegue una dirección que empiece por https://.',
  same_client: 'Es la misma persona. Elija otra ficha.',
  no_merge: 'Aquí no hay nada que separar.',
  period: 'El periodo empieza después de su final o dura más de {{days}} días. Elija otros días.',
  too_much_back: 'No puede devolver más de lo que se ha pagado.',
}
