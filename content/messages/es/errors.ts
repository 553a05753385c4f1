import type { errors as source } from '#content/messages/nl/errors.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const errors: Translated<typeof source> = {
  invalid_input: 'Faltan datos o no son correctos. Revise los campos señalados.',
  malformed_json: 'No se ha podido leer la solicitud.',
  slot_taken: 'Otra persona acaba de reservar esta hora. Elija otra, por favor.',
  slot_in_past: 'Esta hora ya ha pasado. Elija otra, por favor.',
  slot_too_soon:
    'La reserva en línea se cierra {{minutes}} minutos antes de la visita. Elija una hora posterior o llámenos.',
  slot_beyond_horizon:
    'Puede reservar con un máximo de {{days}} días de antelación. Elija una fecha anterior.',
  slot_closed: 'Este día no admite reservas. Elija otra fecha.',
  slot_off_grid: 'A esta hora no empieza ninguna visita. Elija una de las horas disponibles.',
  idempotency_conflict:
    'Esta reserva ya se envió, pero con otros datos. Actualice la página e inténtelo de nuevo.',
  unauthorized: 'Necesita un enlace válido o iniciar sesión.',
  forbidden: 'Este enlace no es válido. Utilice el enlace de su confirmación.',
  not_found: 'No encontrado.',
  method_not_allowed: 'Esta operación no es posible en esta dirección.',
  body_too_large: 'La solicitud es demasiado grande.',
  unsupported_media_type: 'Envíe los datos en formato JSON.',
  rate_limited: 'Demasiados intentos seguidos. Espere un momento e inténtelo de nuevo.',
  unavailable: 'La web no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
  internal: 'Ha ocurrido un error por nuestra parte. Inténtelo de nuevo o llámenos.',
  field: {
    invalid_value: 'Este valor no es válido.',
    invalid_date: 'Introduzca una fecha válida.',
    invalid_date_time: 'Introduzca una fecha y una hora válidas.',
    too_long: 'Utilice como máximo {{max}} caracteres.',
    unknown_treatment: 'No conocemos este tratamiento. Elija uno de la lista.',
    birth_date_impossible: 'Esta fecha de nacimiento no puede ser correcta.',
    too_young:
      'Aplicamos inyectables a partir de los {{age}} años. ¿Es menor y tiene una derivación médica? Llámenos: en ese caso también firma un padre, madre o tutor.',
    leave_empty: 'Deje este campo vacío.',
  },
}
