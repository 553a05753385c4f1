import type { urgent as source } from '#content/messages/nl/urgent.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const urgent: Translated<typeof source> = {
  title: 'Cuándo llamar de inmediato',
  filler_112:
    'Si de repente ve menos, borroso o doble, se le tuerce la boca, le cuesta hablar o pierde fuerza en un brazo o una pierna, llame enseguida al 112 y diga que le han puesto un relleno.',
  filler_call:
    'Si el dolor es intenso o aumenta, si una hinchazón está caliente, duele o sigue creciendo, o si ve la piel pálida, blanca, gris o con manchas azuladas o moradas, una mancha blanca en la boca, puntitos, ampollas o granitos nuevos, pus o una herida, no espere a mañana: llame a nuestro número de urgencias {{emergency}}, de día o de noche.',
  filler_nobody:
    'Si nadie contesta, llame a su médico de cabecera o, fuera de su horario, al servicio de guardia (huisartsenpost). Diga que se trata de un relleno, dónde está y cuándo se lo pusieron.',
  toxin_112:
    'Si le cuesta tragar, hablar o respirar, se atraganta una y otra vez, o se le hinchan deprisa la cara o la lengua, llame enseguida al 112 y diga que le han puesto toxina botulínica.',
  toxin_call:
    'Si ve doble o peor, se le cae un párpado, nota algo distinto al tragar, tiene fiebre o el dolor aumenta, llame a nuestro número de urgencias {{emergency}}, de día o de noche.',
  enzyme_112:
    'Si le falta el aire, se marea o se desmaya, le salen ronchas o se le hinchan la cara, la lengua o la garganta, o si de repente ve menos, borroso o doble, llame enseguida al 112 y diga que le han disuelto un relleno con hialuronidasa.',
  plasma_112:
    'Si de repente ve menos, borroso o doble, le cuesta hablar o pierde fuerza en un brazo o una pierna, llame enseguida al 112 y diga que le han inyectado plasma de su propia sangre.',
  plasma_call:
    'Si tiene fiebre o ve pus, si el enrojecimiento o el dolor aumentan o si una hinchazón sigue creciendo a los tres días, llame a nuestro número de urgencias {{emergency}}, de día o de noche.',
  nobody:
    'Si nadie contesta, llame a su médico de cabecera o, fuera de su horario, al servicio de guardia (huisartsenpost). Diga qué le inyectaron, dónde y cuándo.',
}
