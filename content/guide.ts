import type { Guide } from '#shared/content/guide.ts'

/** Which treatments could suit whom: at most three questions, with their words in `messages/<language>/guide.ts`. */
export const guide: Guide = [
  {
    concern: 'lines',
    next: {
      places: [
        {
          place: 'face',
          next: {
            times: {
              none: ['Mesotherapie gezicht zonder naald', 'Radiofrequentie gezicht en hals'],
              days: ['Microneedling gezicht', 'Glycolzuur peeling gezicht'],
            },
          },
        },
        { place: 'forehead', next: { end: [] } },
        { place: 'neck', next: { end: ['Radiofrequentie gezicht en hals'] } },
        { place: 'body', next: { end: ['Radiofrequentie lichaam'] } },
      ],
    },
  },
  {
    concern: 'skin',
    next: {
      places: [
        {
          place: 'face',
          next: {
            times: {
              none: ['Hydra facial gezicht', 'Carbon peeling gezicht'],
              days: ['Acne gezichtsbehandeling', 'Salicylzuur peeling gezicht', 'Dieptereiniging gezicht'],
            },
          },
        },
        { place: 'body', next: { end: ['Bio peeling rug', 'Bio peeling armen of benen'] } },
      ],
    },
  },
  { concern: 'redness', next: { end: ['Couperose neus of wangen', 'Couperose volledig gezicht'] } },
  { concern: 'spots', next: { end: [], note: 'spots' } },
  { concern: 'scars', next: { times: { none: [], days: ['Microneedling littekens'] } } },
  {
    concern: 'hair',
    next: {
      places: [
        {
          place: 'face',
          next: {
            end: [
              'Laser ontharen bovenlip',
              'Laser ontharen gezicht dames',
              'Laser ontharen baardlijn en hals heren',
            ],
          },
        },
        {
          place: 'body',
          next: {
            end: [
              'Laser ontharen oksels',
              'Laser ontharen hele benen dames',
              'Laser ontharen rug en schouders heren',
            ],
          },
        },
        { place: 'bikini', next: { end: ['Laser ontharen bikinilijn dames'] } },
      ],
    },
  },
  {
    concern: 'brows',
    next: {
      places: [
        {
          place: 'brows',
          next: {
            times: {
              none: [
                'Brow lamination zonder verven',
                'Henna brows kleuren',
                'Wenkbrauwen epileren en vormgeven',
              ],
              days: [
                'PMU wenkbrauwen poedertechniek met nabehandeling',
                'Microblading wenkbrauwen met nabehandeling',
              ],
            },
          },
        },
        {
          place: 'lashes',
          next: {
            end: [
              'Wimperlifting zonder verven',
              'Wimperextensions one by one nieuwe set',
              'Wimperextensions volume nieuwe set',
            ],
          },
        },
        {
          place: 'liner',
          next: {
            end: ['PMU eyeliner boven met nabehandeling', 'PMU lippen volle kleur met nabehandeling'],
          },
        },
      ],
    },
  },
  {
    concern: 'figure',
    next: {
      places: [
        {
          place: 'body',
          next: {
            times: {
              none: ['Cavitatie met radiofrequentie 1 zone'],
              days: ['Vetbevriezing 1 zone'],
            },
          },
        },
        { place: 'chin', next: { end: ['Vetbevriezing onderkin'] } },
      ],
    },
  },
  { concern: 'volume', next: { end: [] } },
  {
    concern: 'tension',
    next: {
      places: [
        { place: 'back', next: { end: ['Ontspanningsmassage rug en nek', 'Sportmassage'] } },
        { place: 'head', next: { end: ['Hoofdmassage', 'Gezichtsmassage met masker'] } },
        { place: 'whole', next: { end: ['Ontspanningsmassage lichaam', 'Hotstone massage'] } },
      ],
    },
  },
  { concern: 'teeth', next: { end: ['Tanden bleken zonder peroxide', 'Tanden bleken uitgebreid'] } },
  { concern: 'other', next: { end: [] } },
]
