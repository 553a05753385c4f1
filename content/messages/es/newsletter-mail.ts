import type { newsletterMail as source } from '#content/messages/nl/newsletter-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletterMail: Translated<typeof source> = {
  confirm_subject: 'Confirme su suscripción al boletín de {{clinic}}',
  confirm_preview: 'Con un clic su dirección queda en la lista.',
  confirm_title: 'Confirme su suscripción',
  confirm_text:
    'Se ha indicado esta dirección para el boletín de {{clinic}}. Si es correcto, confírmelo con el botón. Sin confirmación no le enviaremos nada.',
  confirm_button: 'Confirmar la suscripción',
  confirm_expires: 'El botón funciona durante {{period}}.',
  confirm_stranger: '¿No se ha suscrito usted? No tiene que hacer nada: la dirección se borra sola.',
  known_subject: 'Ya recibe el boletín de {{clinic}}',
  known_preview: 'No tiene que hacer nada.',
  known_title: 'Ya está en la lista',
  known_text:
    'Se ha indicado de nuevo esta dirección para el boletín de {{clinic}}. Ya estaba en la lista y así sigue; no tiene que hacer nada.',
  known_leave: '¿Prefiere no recibirlo más? Dese de baja aquí.',
  unsubscribe: 'Darme de baja',
}
