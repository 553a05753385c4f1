import type { newsletter as source } from '#content/messages/nl/newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const newsletter: Translated<typeof source> = {
  title: 'Una *carta* de vez en cuando.',
  lead: 'Un artículo nuevo, un consejo para la estación y nunca más de un correo al mes. Puede darse de baja al pie de cada carta.',
  email: 'Correo electrónico',
  submit: 'Suscribirse',
  submitting: 'Suscribiendo…',
  privacy: 'Usamos su dirección solo para el boletín.',
  error_title: '¡Vaya!',
  error_invalid_email: 'Introduzca una dirección de correo válida.',
  error_message: 'No hemos podido suscribirle. Inténtelo de nuevo más tarde.',
  subscribed_title: 'Ya casi está',
  subscribed_text: 'Le hemos enviado un correo. Confirme en él su dirección y quedará en la lista.',
}
