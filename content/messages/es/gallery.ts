import type { gallery as source } from '#content/messages/nl/gallery.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const gallery: Translated<typeof source> = {
  title: 'Antes y *después*, dibujado.',
  lead: 'Son ilustraciones, no fotos de clientes. Muestran lo que un tratamiento suele cambiar. El resultado varía de una persona a otra.',
  label: 'Ilustración',
  filter: 'Elija un tipo de tratamiento',
  filters: {
    all: 'Todo',
    botox: 'Toxina botulínica',
    fillers: 'Rellenos',
    lips: 'Labios',
    prp: 'Plasma (PRP)',
    skin: 'Piel',
    laser: 'Láser',
    body: 'Cuerpo',
  },
  shown_one: '{{count}} ejemplo',
  shown_many: '{{count}} de ejemplos',
  shown_other: '{{count}} ejemplos',
  none: 'Todavía no tenemos una ilustración de esto.',
  none_hint: 'Elija otro tipo o pregúntenos en una consulta gratuita.',
  open: 'Comparar antes y después: {{treatment}}',
  dialog_title: 'Antes y después: {{treatment}}',
  close: 'Cerrar',
  previous: 'Comparación anterior',
  next: 'Comparación siguiente',
  before: 'Antes',
  after: 'Después',
  slider: 'Mueva la línea entre antes y después',
  slider_value: '{{percent}} por ciento de antes',
  slider_hint: 'Arrastre o use las teclas de flecha.',
  items: {
    botox: {
      treatment: 'Bótox, tres zonas',
      caption: 'Líneas más suaves en la frente, con las cejas todavía en movimiento.',
      before_alt:
        'Dibujo de una frente con tres líneas horizontales, ceño y líneas finas junto a los ojos cerrados',
      after_alt: 'El mismo dibujo, con las líneas de la frente y de los ojos apenas visibles',
    },
    fillers: {
      treatment: 'Relleno del surco nasogeniano',
      caption: 'El pliegue entre la nariz y la boca se hace menos profundo y sigue siendo reconocible.',
      before_alt: 'Dibujo de la parte baja del rostro con pliegues marcados de la nariz a las comisuras',
      after_alt: 'El mismo dibujo, con los pliegues junto a la boca más claros y cortos',
    },
    lips: {
      treatment: 'Relleno de labios 0,5 ml',
      caption: 'Algo más de volumen y un borde más definido, en proporción con el rostro.',
      before_alt: 'Dibujo de unos labios cerrados y más finos, de frente',
      after_alt: 'El mismo dibujo, con los labios más llenos y el arco más marcado',
    },
    prp: {
      treatment: 'PRP facial',
      caption: 'La piel bajo el ojo parece menos fina y oscura después de varias sesiones.',
      before_alt: 'Dibujo de un ojo cerrado con una sombra oscura y arrugas finas debajo',
      after_alt: 'El mismo dibujo, con la sombra más clara y las arrugas más finas',
    },
    skin: {
      treatment: 'Tratamiento facial para el acné, ciclo de 4 sesiones',
      caption: 'Menos granos inflamados y una piel menos irritada. Que quede alguno es normal.',
      before_alt: 'Dibujo de una mejilla con granos rojos y rojez',
      after_alt: 'El mismo dibujo, con la mejilla menos roja y solo unos pocos granos',
    },
    laser: {
      treatment: 'Depilación con luz pulsada, medias piernas',
      caption: 'Tras varias visitas crece mucho menos vello. De vez en cuando vuelve a salir alguno.',
      before_alt: 'Dibujo de una pierna con muchos pelos cortos y oscuros',
      after_alt: 'El mismo dibujo, con unos pocos pelos en la pierna',
    },
  },
}
