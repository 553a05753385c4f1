import type { contactMail as source } from '#content/messages/nl/contact-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const contactMail: Translated<typeof source> = {
  copy_subject: 'Su mensaje a {{clinic}}',
  copy_preview: 'Una copia de lo que nos ha escrito.',
  copy_title: 'Hemos recibido su mensaje',
  greeting: 'Hola, {{name}}:',
  copy_text:
    'Gracias por su mensaje a {{clinic}}. Le responderemos por correo. Esto es lo que nos ha escrito:',
  receipt_preview: 'Tenemos su mensaje y le responderemos por correo.',
  receipt_text: 'Gracias por su mensaje a {{clinic}}. Nos ha llegado bien y le responderemos por correo.',
  copy_stranger:
    '¿No nos ha escrito usted? Entonces alguien se equivocó de dirección y no tiene que hacer nada.',
  notice_subject: 'Mensaje de {{name}} desde la web',
  notice_title: 'Mensaje nuevo',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  subject: 'Asunto',
  treatments: 'Tratamientos',
  language: 'Idioma',
  message: 'Mensaje',
  notice_answer: 'Su respuesta a este correo llega a {{name}}.',
}
