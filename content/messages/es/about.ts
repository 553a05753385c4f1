import type { about as source } from '#content/messages/nl/about.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const about: Translated<typeof source> = {
  specialties: 'Se dedica a',
  big: 'Número BIG',
  big_link: 'Comprobar en el registro BIG (se abre en una pestaña nueva)',
  portrait: 'Ilustración: un busto sin rasgos; el retrato de {{name}} llegará más adelante',
  philosophy_link: 'Leer las normas de la clínica',
}
