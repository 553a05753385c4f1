import type { bookingMail as source } from '#content/messages/nl/booking-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const bookingMail: Translated<typeof source> = {
  confirmed_subject: 'Su cita del {{date}} a las {{time}}',
  confirmed_preview: '{{treatment}} en {{clinic}}. Guarde este correo.',
  confirmed_title: 'Su cita está confirmada',
  greeting: 'Hola, {{name}}:',
  confirmed_text: 'Gracias por reservar en {{clinic}}. Le esperamos el:',
  confirmed_remote: 'Gracias por reservar en {{clinic}}. Hablamos con usted el:',
  remote: 'Llamada',
  by_phone: 'Le llamamos al número que nos ha dado',
  by_video: 'Por videollamada: le enviamos un enlace a tiempo',
  place: 'Dirección',
  price: 'Total',
  payment: 'Pago',
  pay_later: 'Al terminar, con tarjeta o en efectivo',
  pay_now: 'Le enviaremos un enlace de pago',
  reference: 'Código de la cita',
  arrive_early:
    'Llegue entre 5 y 10 minutos antes. Si llega tarde, ese tiempo se descuenta de su tratamiento.',
  policy:
    'Puede cambiar o cancelar la cita gratis hasta {{hours}} horas antes. Después, o si no acude, se cobra el {{percent}} del precio.',
  policy_course:
    'Puede cambiar o cancelar la cita gratis hasta {{hours}} horas antes. Después, o si no acude, se cobra el {{percent}} de lo que cuesta una visita.',
  policy_free_consult:
    'Puede cambiar o cancelar la consulta gratis hasta {{hours}} horas antes. Después, o si no acude, se cobran {{fee}} por la reserva.',
  policy_free_remote:
    'Puede cambiar o cancelar la consulta gratis hasta {{hours}} horas antes. Después, o si no logramos hablar con usted, se cobran {{fee}} por la reserva.',
  age_rule:
    'Aplicamos inyectables a partir de los {{age}} años. Traiga un documento de identidad válido: comprobamos su edad en la clínica.',
  consult_first_title: 'Primero una consulta',
  consult_first:
    'Este tratamiento exige antes una consulta aparte, otro día: {{consult}} ({{price}}). Sin ella no tratamos. Si aún no la ha tenido ni reservado, resérvela ahora o cambie esta cita.',
  consult_first_book: 'Reservar primero la consulta',
  manage: 'Ver, cambiar o cancelar',
  call: '¿Desea cambiar o cancelar? Llámenos al {{phone}}.',
  not_you: '¿No lo ha reservado usted? Llámenos al {{phone}} y no le costará nada.',
  calendar_hint: 'Abra el archivo adjunto para añadir la cita a su calendario.',
  regards: 'Hasta pronto en {{clinic}}',
  regards_remote: 'Un saludo de {{clinic}}',
  calendar_title: 'Cita en {{clinic}}',
  notice_subject: 'Nueva cita: {{date}} {{time}}, {{treatment}}',
  notice_title: 'Nueva cita',
  notice_pay_later: 'Al terminar',
  notice_pay_now: 'Ahora: enviar un enlace de pago',
  room: 'Sala',
  client: 'Cliente',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  notes: 'Observaciones',
  notes_at_desk: 'Están en la agenda de recepción',
  language: 'Idioma',
  what: '{{treatment}}, {{duration}}',
  time_range: 'De {{time}} a {{end}} (hora de los Países Bajos)',
  moment: '{{date}}, {{time}}',
  free_until: 'Cambiar o cancelar gratis hasta',
  good_to_know: 'Conviene saber',
  way: 'Cómo llegar y horario',
  view: 'Ver la cita',
  notice_manage: 'Cambiar o cancelar en nombre del cliente',
}
