import type { guide as source } from '#content/messages/nl/guide.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const guide: Translated<typeof source> = {
  title: 'Not sure what you’re looking for?',
  lead: 'Three questions at most, and no strings attached.',
  concern: 'What’s on your mind?',
  place: 'Where?',
  time: 'May it show for a few days?',
  concerns: {
    lines: 'Wrinkles or slack skin',
    skin: 'Spots or dull skin',
    redness: 'Broken veins',
    spots: 'Dark patches',
    scars: 'Scars',
    hair: 'Unwanted hair',
    brows: 'Lashes or eyebrows',
    figure: 'Stubborn fat',
    volume: 'The shape of lips, cheeks or nose',
    tension: 'Tense muscles',
    teeth: 'Stained teeth',
    other: 'Something else',
  },
  places: {
    face: 'Face',
    forehead: 'Forehead or around the eyes',
    neck: 'Neck and jawline',
    body: 'Body',
    bikini: 'Bikini line',
    chin: 'Under the chin',
    brows: 'Eyebrows',
    lashes: 'Lashes',
    liner: 'Lash line or lips',
    back: 'Back and neck',
    head: 'Head and face',
    whole: 'All over',
  },
  times: {
    none: 'No, I want to carry on straight away',
    days: 'Yes, a few days is fine',
  },
  end: 'This could suit you',
  end_note: 'Whether it’s right for you only becomes clear at the clinic. We can’t promise anything.',
  doubt:
    'In doubt, pregnant or taking medicines? Ask us first. A first consultation is free; if a doctor is needed, that’s a separate, paid one.',
  consult: 'We’d like to look at this with you first',
  consult_note:
    'In a free consultation you hear what’s possible, what it costs and what we’d advise against. If a doctor has to see it, we tell you right away.',
  consult_spots:
    'Has a patch changed shape or colour, or does it itch or bleed? See your GP first. Otherwise we look in a free consultation at what it is and what can be done.',
}
