import type { policy as source } from '#content/messages/nl/policy.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const policy: Translated<typeof source> = {
  illness_free: 'Si enferma en las últimas {{hours}} horas y nos llama antes de la cita, no paga nada.',
  illness_charged:
    'También si enferma en las últimas {{hours}} horas le cobramos el {{share}} del precio. Aun así, quédese en casa y llámenos.',
  not_treated: 'Si decidimos no tratarle, no paga nada.',
  consult_charged: 'Esta consulta se paga también si después decidimos no realizar ningún tratamiento.',
  grace:
    'Cambiar o cancelar la cita no cuesta nada en los primeros {{minutes}} minutos después de reservarla. Por cambiar o cancelar tarde, o por no acudir, cobramos como máximo una vez por cita.',
  one_fee: 'Por cambiar o cancelar tarde, o por no acudir, cobramos como máximo una vez por cita.',
}
