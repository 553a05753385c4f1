import type { visitMail as source } from '#content/messages/nl/visit-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const visitMail: Translated<typeof source> = {
  reminder_subject: 'Recordatorio: su cita del {{date}} a las {{time}}',
  reminder_title: 'Hasta pronto',
  reminder_title_remote: 'Hablamos pronto',
  reminder_text: 'Se acerca su cita en {{clinic}}:',
  coming: 'Sí, iré',
  coming_remote: 'Sí, estaré disponible',
  preparation: 'Cómo prepararse',
  aftercare_subject: 'Cuidados tras su visita de hoy',
  aftercare_title: 'Cuidados después de su visita',
  aftercare_text: 'Gracias por visitar {{clinic}}. Estos consejos le ayudarán en los próximos días.',
  aftercare_for: 'Después de: {{treatment}}',
  aftercare_worried:
    '¿Le preocupa algo que ve o siente? Llámenos al {{phone}}. Si es urgente, llame al médico de guardia (huisartsenpost) o al 112.',
  reminder_late:
    '¿Al final no puede venir? Avísenos cuanto antes. A partir de ahora, cambiar la cita, cancelarla o no acudir cuesta {{fee}}.',
  reminder_late_remote:
    '¿Al final no puede? Avísenos cuanto antes. A partir de ahora, cambiar la cita, cancelarla o no contestar cuesta {{fee}}.',
}
