import type { reviews as source } from '#content/messages/nl/reviews.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const reviews: Translated<typeof source> = {
  meta_title: 'Reviews and examples',
  meta_description:
    'What clients of {{clinic}} in {{city}} say about their treatment, with illustrated examples of before and after.',
  title: 'In their *own* words.',
  lead: 'Anonymous sample texts, until real experiences take their place. Everyone responds differently: a review isn’t a promise.',
  rating_label: '{{rating}} out of {{best}} stars',
  rating_text: 'all written as samples',
  count_one: 'average of {{count}} review',
  count_other: 'average of {{count}} reviews',
  provider: 'Reviews at {{clinic}}',
  provider_note: 'Not on a review site yet. What you can check today is the registration of our doctors.',
  provider_check: 'Search the BIG register',
  provider_verify: 'See them at {{platform}}',
  list_title: 'Nine experiences',
  stars: '{{count}} out of 5 stars',
  anonymous: 'Anonymous client',
  book: 'Book an appointment',
  items: {
    microneedling: {
      treatment: 'Facial microneedling, course of 3',
      text: 'I saw little after the first session, just as they had told me. Now, after the third, my skin is more even and the old pits show less. Two days of redness, then nothing.',
    },
    consult: {
      treatment: 'Free consultation',
      text: 'I came with questions about filler and left without an appointment. The skin therapist explained what a doctor would look at, and that waiting is fine too. That’s why I’ll be back.',
    },
    laser: {
      treatment: 'Laser hair removal, underarms',
      text: 'Clear about what you can and can’t do beforehand. It stings for a second, like a rubber band. After four visits very little grows back.',
    },
    hydra: {
      treatment: 'Hydra facial',
      text: 'An hour in which nobody wanted anything from me. My skin felt clean without feeling tight, and nobody tried to sell me a single product.',
    },
    lips: {
      treatment: 'Lip filler 0.5 ml',
      text: 'I was afraid of too much. They drew first, then used very little, and checked after two weeks. My lips were swollen for the first few days, but I’d been told that on paper.',
    },
    brows: {
      treatment: 'Powder brows with touch-up visit',
      text: 'Redrawn three times until it was right, without a sigh. They turned dark at first and then settled, just as they had said.',
    },
    lashes: {
      treatment: 'Volume lash extensions, new set',
      text: 'My eyes are sensitive and I was asked all along whether I was all right. At the infill they honestly told me to skip one round.',
    },
    massage: {
      treatment: 'Relaxing massage, back and neck',
      text: 'Half an hour that felt like an afternoon. The pressure was just what I had asked for, in a room that was warm and quiet.',
    },
    couperose: {
      treatment: 'Facial veins, full face',
      text: 'The veins beside my nose are much paler. They said these may come back, and that I need to keep using sunscreen. I appreciate that.',
    },
  },
}
