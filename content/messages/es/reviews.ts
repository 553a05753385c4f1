import type { reviews as source } from '#content/messages/nl/reviews.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const reviews: Translated<typeof source> = {
  meta_title: 'Opiniones y ejemplos',
  meta_description:
    'Lo que cuentan los clientes de {{clinic}} en {{city}} sobre su tratamiento, con ejemplos ilustrados de antes y después.',
  title: 'Con sus *propias* palabras.',
  lead: 'Textos de muestra anónimos, hasta que los sustituyan experiencias reales. Cada persona reacciona de forma distinta: una opinión no es una promesa.',
  rating_label: '{{rating}} de {{best}} estrellas',
  rating_text: 'todas escritas como ejemplo',
  count_one: 'media de {{count}} opinión',
  count_many: 'media de {{count}} de opiniones',
  count_other: 'media de {{count}} opiniones',
  provider: 'Opiniones sobre {{clinic}}',
  provider_note:
    'Todavía no estamos en ningún portal de opiniones. Lo que ya puede comprobar es la inscripción de nuestros médicos en el registro.',
  provider_check: 'Buscar en el registro BIG',
  provider_verify: 'Verlas en {{platform}}',
  list_title: 'Nueve experiencias',
  stars: '{{count}} de 5 estrellas',
  anonymous: 'Cliente anónimo',
  book: 'Reservar cita',
  items: {
    microneedling: {
      treatment: 'Microneedling facial, ciclo de 3 sesiones',
      text: 'Tras la primera sesión noté poco, como ya me habían dicho. Ahora, después de la tercera, tengo la piel más uniforme y las marcas antiguas se ven menos. Dos días de rojez y nada más.',
    },
    consult: {
      treatment: 'Consulta gratuita',
      text: 'Fui con preguntas sobre un relleno y salí sin cita. La terapeuta de la piel me explicó en qué se fijaría un médico y que también se puede esperar. Por eso voy a volver.',
    },
    laser: {
      treatment: 'Depilación láser de axilas',
      text: 'Me explicaron bien qué se puede hacer antes y qué no. Escuece un segundo, como el golpe de una goma elástica. Después de cuatro visitas sale muy poco pelo.',
    },
    hydra: {
      treatment: 'Hidrafacial',
      text: 'Una hora en la que nadie quería nada de mí. La piel quedó limpia sin sensación de tirantez, y no insistieron en venderme ningún producto.',
    },
    lips: {
      treatment: 'Relleno de labios 0,5 ml',
      text: 'Me daba miedo que fuera demasiado. Primero dibujaron, luego pusieron muy poco y a las dos semanas lo revisaron. Los primeros días estaban hinchados, pero eso ya venía por escrito.',
    },
    brows: {
      treatment: 'Cejas efecto polvo con retoque',
      text: 'Las dibujaron tres veces hasta que quedaron bien, sin una mala cara. Al principio se oscurecieron y después quedaron como me habían dicho.',
    },
    lashes: {
      treatment: 'Extensiones de pestañas volumen, set nuevo',
      text: 'Tengo los ojos sensibles y me preguntaron todo el tiempo si iba bien. En el retoque me dijeron con franqueza que convenía saltarse una vez.',
    },
    massage: {
      treatment: 'Masaje relajante de espalda y cuello',
      text: 'Media hora que me pareció una tarde entera. La presión fue justo la que pedí, en una sala cálida y silenciosa.',
    },
    couperose: {
      treatment: 'Cuperosis de rostro completo',
      text: 'Las venitas junto a la nariz se ven mucho más claras. Me dijeron que pueden volver y que siga usando protector solar. Eso lo agradezco.',
    },
  },
}
