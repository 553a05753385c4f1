import type { deskMessages as source } from '#content/messages/nl/desk-messages.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskMessages: Translated<typeof source> = {
  which: 'Qué mensajes',
  state: {
    open: 'Pendientes',
    done: 'Atendidos',
  },
  none: {
    open: 'Todo está contestado.',
    done: 'Aún no se ha atendido ninguno.',
  },
  older: 'Mensajes anteriores',
  about: 'Sobre:',
  card: 'Ficha del cliente',
  replied: '{{moment}} · respuesta de {{name}}',
  reply_waits: 'el correo aún espera',
  reply_aside: 'el correo no llegó',
  done_by: 'Atendido el {{moment}} por {{name}}',
  meanwhile: 'Entretanto ya se ha atendido este mensaje. Su respuesta aún no se ha enviado.',
  reply: 'Responder',
  reply_begun: 'Terminar la respuesta',
  reply_to: 'Respuesta para {{name}}',
  in_language: 'El correo que rodea sus palabras va en el idioma del remitente: {{language}}.',
  send: 'Enviar respuesta',
  sent: 'La respuesta para {{name}} va en camino.',
  finish: 'Marcar como atendido',
  finished: 'El mensaje de {{name}} está atendido.',
}
