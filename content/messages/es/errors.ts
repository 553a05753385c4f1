import type { errors as source } from '#content/messages/nl/errors.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const errors: Translated<typeof source> = {
  invalid_input: 'Faltan datos o no son correctos. Revise los campos señalados.',
  malformed_json: 'No se ha podido leer la solicitud. Recargue la página e inténtelo de nuevo.',
  slot_taken: 'Otra persona acaba de reservar esta hora. Elija otra, por favor.',
  slot_in_past: 'Esta hora ya ha pasado. Elija otra, por favor.',
  slot_too_soon:
    'La reserva en línea se cierra {{minutes}} minutos antes de la cita. Elija una hora posterior o llámenos.',
  slot_beyond_horizon:
    'Puede reservar con un máximo de {{days}} días de antelación. Elija una fecha anterior.',
  slot_closed: 'Este día no admite reservas. Elija otra fecha.',
  slot_off_grid: 'A esta hora no empieza ninguna cita. Elija una de las horas disponibles.',
  too_many_visits:
    'Ya hay {{count}} citas a su nombre con esta dirección de correo o en su cuenta y no se pueden añadir más por internet. Si necesita otra, llámenos.',
  overlapping_visit: 'A esa hora ya tiene una cita. Elija otra hora.',
  booking_busy:
    'En este momento hay muchas más reservas de lo normal. Inicie sesión en una cuenta con el correo confirmado, o llámenos y le reservamos la cita.',
  idempotency_conflict:
    'Esta reserva ya se envió, pero con otros datos. Actualice la página e inténtelo de nuevo.',
  unauthorized: 'Inicie sesión primero o utilice el enlace de su confirmación.',
  forbidden: 'Este enlace no es válido. Utilice el enlace de su confirmación.',
  not_found: 'No lo hemos encontrado. Vuelva atrás e inténtelo de nuevo, o llámenos.',
  method_not_allowed: 'Esta operación no es posible en esta dirección.',
  body_too_large: 'Es demasiado para enviarlo de una vez. Acorte el texto.',
  unsupported_media_type: 'Envíe los datos en formato JSON.',
  rate_limited: 'Demasiados intentos seguidos. Espere un momento e inténtelo de nuevo.',
  unavailable: 'La web no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
  internal: 'Ha ocurrido un error por nuestra parte. Inténtelo de nuevo o llámenos.',
  invalid_credentials: 'Datos de acceso no válidos. Compruebe su nombre de usuario y su contraseña.',
  foreign_origin:
    'Esta solicitud no procedía de nuestra web y no se ha realizado. Abra de nuevo la web e inténtelo allí.',
  username_taken: 'Este nombre de usuario ya está en uso. Elija otro.',
  appointment_cancelled:
    'Esta cita se canceló y ya no se puede cambiar. Puede reservar una nueva cuando quiera.',
  appointment_over:
    'Esta cita ya ha empezado o ha pasado y no se puede cambiar. Llámenos si tiene alguna pregunta.',
  link_invalid: 'Este enlace ya se ha utilizado o ha caducado. Solicite uno nuevo.',
  other_account:
    'Este enlace pertenece a otra cuenta. Inicie sesión en la cuenta para la que dio esta dirección.',
  key_unknown:
    'No se ha podido entrar con esta llave de acceso. Inténtelo de nuevo o pida un enlace nuevo a un propietario.',
  key_refused: 'No se ha podido crear la llave de acceso. Abra el enlace otra vez e inténtelo de nuevo.',
  code_wrong:
    'Este correo y este código de recuperación no coinciden, o el código ya se ha utilizado. Compruebe ambos o use otro código.',
  staff_email_taken: 'Otra persona del equipo ya tiene este correo. Use otro.',
  last_owner: 'Es el último propietario. Nombre antes propietario a otra persona.',
  last_key: 'Es su última llave de acceso. Cree otra antes.',
  visits_in_the_way: 'A esa hora ya hay citas. Cámbielas antes.',
  fee_changed:
    'Cambiar o cancelar esta cita cuesta ahora más de lo que usted veía. No se ha cambiado nada; ahora ve cuánto cuesta.',
  visit_changed: 'Otra persona acaba de cambiar esta cita. Ahora la ve como está.',
  card_changed:
    'Esta ficha se ha unido o separado entretanto. Ahora ve quién figura en ella; compruebe antes si es a quien se refiere.',
  too_late_to_undo: 'Ya no se puede deshacer: ha pasado medio minuto o la cita ha vuelto a cambiar.',
  mail_forgotten:
    'Este correo no se puede enviar de nuevo: su texto no se ha conservado o ya no coincide con la cita.',
  message_answered:
    'Se le adelantó alguien del equipo: este mensaje acaba de ser respondido o cerrado. Ahora ve cómo está; envíe su respuesta solo si aún hace falta.',
  field: {
    invalid_value: 'Este valor no es válido.',
    invalid_date: 'Introduzca una fecha válida.',
    invalid_date_time: 'Introduzca una fecha y una hora válidas.',
    too_long: 'Utilice como máximo {{max}} caracteres.',
    unknown_treatment: 'No conocemos este tratamiento. Elija uno de la lista.',
    price_changed:
      'Este tratamiento cuesta ahora más de lo que usted vio. No se ha reservado nada; ahora ve el precio nuevo. Elija de nuevo el tratamiento si quiere continuar.',
    birth_date_impossible:
      'Esta fecha de nacimiento no puede ser correcta. Compruebe el día, el mes y el año.',
    too_young:
      'Aplicamos inyectables a partir de los {{age}} años. ¿Es menor y tiene una derivación médica? Llámenos: en ese caso también firma el padre, la madre o el tutor.',
    leave_empty: 'Deje este campo vacío.',
    too_short: 'Utilice al menos {{min}} caracteres.',
    username_characters: 'Utilice letras, cifras y los signos . _ - + @, sin espacios.',
    password_common:
      'Esta contraseña es demasiado fácil de adivinar. Elija otra, por ejemplo varias palabras seguidas.',
    wrong_password: 'Esta contraseña no es correcta. Inténtelo de nuevo.',
    password_needed: 'Escriba su contraseña para cambiar su dirección de correo.',
  },
}
