import type { notFound as source } from '#content/messages/nl/not-found.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const notFound: Translated<typeof source> = {
  title: 'Página no encontrada',
  subtitle: 'Esta página no existe o ya no existe.',
  description:
    'Puede que la dirección esté mal copiada o que la página se haya movido. Puede continuar desde aquí.',
  home: 'Ir al inicio',
  treatments: 'Ver tratamientos',
  contact: 'Contactar',
}
