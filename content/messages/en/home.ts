import type { home as source } from '#content/messages/nl/home.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const home: Translated<typeof source> = {
  meta_title: 'Cosmetic clinic in {{city}}',
  meta_description:
    'Cosmetic and aesthetic treatments in {{city}}: injectables, skin, body and teeth. Price, recovery and risks explained beforehand, and the first available time booked online.',
  hero: {
    title: 'Your skin, in its *best* light.',
    lead: 'Cosmetic treatments in {{city}}. Talked through calmly, carried out with care, and never more than you need.',
    pause: 'Pause video',
    play: 'Play video',
  },
  badge: { name: 'The price on paper first', text: 'and free changes up to {{hours}} hours before' },
  partners: { title: 'Brands we work with', note: 'Sample names' },
  highlights: {
    title: 'Treatments',
    all: 'All treatments',
    count_one: '{{count}} treatment',
    count_other: '{{count}} treatments',
    injectables: 'Injectables',
    injectables_text: 'Lines, volume and shape, in small steps.',
    skin: 'Skin',
    skin_text: 'Texture, pigment and glow, from the surface down.',
    body: 'Body',
    body_text: 'Cooling and contouring, without surgery.',
    teeth: 'Teeth',
    teeth_text: 'Stains lifted, without peroxide.',
    index: 'All categories',
  },
  award: {
    title: 'What sets us *apart*.',
    lead: 'Three promises you can hold us to.',
    talk: 'Talk first',
    talk_text:
      'You tell us what bothers you. We explain what is possible, and tell you when something isn’t wise.',
    paper: 'Everything on paper',
    paper_text: 'Price, recovery and risks are in your plan before you decide. Time to think is part of it.',
    same: 'One face',
    same_text: 'Whoever treats you also sees you again. Questions afterwards go straight to the clinic.',
    button: 'View treatments',
  },
  reviews: {
    title: 'What clients *say*.',
    rating_label: '{{rating}} out of {{best}} stars',
    rating_text: 'on average, from sample reviews',
    stars: '{{count}} out of 5 stars',
    anonymous: 'Anonymous client',
    lashes: 'Lash extensions',
    lashes_text:
      'Very precise work, and they stay in place. They first looked at what suits my eyes, not at what costs most.',
    teeth: 'Teeth whitening',
    teeth_text:
      'Clear explanation beforehand, no sensitive teeth afterwards, and a difference that still looks natural.',
    glow: 'BB Glow',
    glow_text:
      'A relaxed treatment in a quiet room. My skin looked even, and I knew exactly what to avoid afterwards.',
    all: 'All reviews',
  },
  blog: { title: 'From the blog', all: 'All articles' },
  call: {
    title: 'Start with a *conversation*.',
    text: 'A first consultation is free. You don’t have to choose anything yet.',
  },
  contact: {
    title: 'Come by, or *just call*.',
    lead: 'Not sure, or is there something you want to know before you book? We’ll take the time.',
    phone: 'Phone',
    mobile: 'Mobile',
    email: 'Email',
    address: 'Address',
    button: 'Go to the contact page',
  },
}
