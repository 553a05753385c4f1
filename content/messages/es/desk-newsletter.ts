import type { deskNewsletter as source } from '#content/messages/nl/desk-newsletter.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskNewsletter: Translated<typeof source> = {
  title: 'Boletín',
  back: 'Todos los correos',
  text: 'Quienes confirmaron su propia suscripción. Quien se da de baja desaparece enseguida. Ver o descargar esta lista queda en el registro.',
  count_one: '{{count}} dirección',
  count_other: '{{count}} direcciones',
  none: 'Nadie ha confirmado todavía. La suscripción está en el blog del sitio.',
  download: 'Descargar CSV',
  head: {
    email: 'Correo',
    name: 'Nombre',
    language: 'Idioma',
    asked: 'Se apuntó',
    confirmed: 'Confirmó',
  },
}
