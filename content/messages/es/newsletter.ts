import type { newsletter as source } from '#content/messages/nl/newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletter: Translated<typeof source> = {
  title: 'Una *carta* de vez en cuando.',
  lead: 'Un artículo nuevo, un consejo para la estación y nunca más de un correo al mes. Puede darse de baja al pie de cada boletín.',
  email: 'Correo electrónico',
  submit: 'Suscribirse',
  submitting: 'Suscribiendo…',
  privacy: 'Usamos su dirección solo para el boletín.',
  error_title: '¡Vaya!',
  error_invalid_email: 'Introduzca una dirección de correo electrónico válida.',
  error_message: 'No hemos podido suscribirle. Inténtelo de nuevo más tarde.',
  subscribed_title: 'Ya casi está',
  subscribed_text: 'Le hemos enviado un correo. Confirme en él su dirección y quedará en la lista.',
  name: 'Nombre (opcional)',
  no_script: 'Para suscribirse aquí hace falta JavaScript. También puede escribirnos: {{email}}.',
  popup_error_title: 'Error',
  confirm_title: 'Confirme su suscripción',
  confirm_text: 'Pulse el botón y su dirección quedará en la lista del boletín.',
  confirm_button: 'Confirmar la suscripción',
  confirmed_title: 'Ya está en la lista',
  confirmed_text: 'Gracias. Al pie de cada boletín hay un enlace para darse de baja.',
  confirm_invalid_title: 'Este enlace ya no funciona',
  confirm_invalid_text:
    'El enlace ha caducado o no se copió entero. Suscríbase de nuevo y le enviaremos otro.',
  unsubscribe_title: 'Darse de baja del boletín',
  unsubscribe_text: 'Pulse el botón y no le enviaremos más boletines.',
  unsubscribe_button: 'Darme de baja',
  unsubscribed_title: 'Se ha dado de baja',
  unsubscribed_text: 'No recibirá más boletines. Su dirección ya no está en la lista.',
  unsubscribe_invalid_title: 'Este enlace no es correcto',
  unsubscribe_invalid_text:
    'Quizá no se copió entero. Use el enlace al pie de un boletín o escríbanos: {{email}}.',
  home: 'Ir a la página de inicio',
}
