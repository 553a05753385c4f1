import type { gallery as source } from '#content/messages/nl/gallery.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const gallery: Translated<typeof source> = {
  title: 'Before and *after*, drawn.',
  lead: 'These are illustrations, not photographs of clients. They show what a treatment usually changes. How it turns out differs from person to person.',
  label: 'Illustration',
  filter: 'Choose a kind of treatment',
  filters: {
    all: 'All',
    botox: 'Muscle relaxants',
    fillers: 'Dermal fillers',
    lips: 'Lips',
    prp: 'Plasma (PRP)',
    skin: 'Skin',
    laser: 'Laser and light',
    body: 'Body',
  },
  shown_one: '{{count}} example',
  shown_other: '{{count}} examples',
  none: 'We have no illustration of this yet.',
  none_hint: 'Choose another kind, or ask about it in a free consultation.',
  open: 'Compare before and after: {{treatment}}',
  dialog_title: 'Before and after: {{treatment}}',
  close: 'Close',
  before: 'Before',
  after: 'After',
  slider: 'Move the line between before and after',
  slider_value: '{{percent}} per cent before',
  slider_hint: 'Drag, or use the arrow keys.',
  items: {
    botox: {
      treatment: 'Botox, three areas',
      caption: 'Softer lines on the forehead, while the eyebrows can still move.',
      before_alt: 'Drawing of a forehead with three lines across, a frown and fine lines beside closed eyes',
      after_alt: 'The same drawing, with the lines on the forehead and beside the eyes only faintly visible',
    },
    fillers: {
      treatment: 'Nose-to-mouth line filler',
      caption: 'The fold between nose and mouth becomes shallower and stays recognisable.',
      before_alt: 'Drawing of the lower face with clear folds from the nose to the corners of the mouth',
      after_alt: 'The same drawing, with lighter and shorter folds beside the mouth',
    },
    lips: {
      treatment: 'Lip filler 0.5 ml',
      caption: 'A little more volume and a clearer edge, in proportion to the face.',
      before_alt: 'Drawing of closed, narrower lips seen from the front',
      after_alt: 'The same drawing, with fuller lips and a clearer bow',
    },
    prp: {
      treatment: 'PRP for the face',
      caption: 'The skin under the eye looks less thin and dark after a series of sessions.',
      before_alt: 'Drawing of a closed eye with a dark shadow and fine creases below it',
      after_alt: 'The same drawing, with a lighter shadow and finer creases',
    },
    skin: {
      treatment: 'Acne facial, course of 4',
      caption: 'Fewer inflamed spots and less irritated skin. The odd blemish is still normal.',
      before_alt: 'Drawing of a cheek with red spots and a red glow',
      after_alt: 'The same drawing, with a paler cheek and only a few spots left',
    },
    laser: {
      treatment: 'IPL hair removal, lower legs',
      caption: 'After several visits much less hair grows. Here and there a hair comes back.',
      before_alt: 'Drawing of a leg with many short dark hairs',
      after_alt: 'The same drawing, with a small number of hairs left on the leg',
    },
  },
}
