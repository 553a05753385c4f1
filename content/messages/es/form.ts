import type { form as source } from '#content/messages/nl/form.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const form: Translated<typeof source> = {
  first_name: 'Nombre',
  last_name: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  date_of_birth: 'Fecha de nacimiento',
  date_of_birth_pattern: 'dd-mm-aaaa',
  date_of_birth_help: 'Opcional. Día-mes-año.',
  optional: 'Opcional.',
  required: 'Este campo es obligatorio.',
  invalid: 'Este valor no es válido.',
  invalid_email: 'Introduzca una dirección de correo electrónico válida.',
  invalid_phone: 'Introduzca un número de teléfono válido.',
  invalid_date_of_birth: 'Esta fecha no es correcta. Escriba día-mes-año, por ejemplo 29-02-1988.',
  invalid_username: 'Use solo letras, cifras, punto, guion, guion bajo, @ y +, sin espacios.',
  too_short: 'Use al menos {{min}} caracteres.',
  too_long: 'Es demasiado largo: use {{max}} caracteres como máximo.',
  check_fields: 'Revise los campos señalados.',
  connection: 'No hemos recibido respuesta. Compruebe su conexión e inténtelo de nuevo.',
  unsure_title: 'Probablemente ha funcionado',
  busy: 'Un momento…',
  honeypot: 'Deje este campo vacío',
  trap_emptied:
    'Su navegador había rellenado un campo que usted no ve. Ahora está vacío: pulse el botón otra vez.',
}
