import type { demo as source } from '#content/messages/nl/demo.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const demo: Translated<typeof source> = {
  meta_title: 'Demo of the website',
  meta_description:
    'A tour with sample data: online appointments, treatments, client portal and chat of a clinic website in four languages.',
  title: 'A look *behind* the front door.',
  lead: 'This is how the website works for a clinic. Everything on this page is a sample: nothing is sent and nothing is stored.',
  sample: 'Sample data',
  tabs_label: 'Parts of the demo',
  tabs: {
    features: 'Features',
    appointments: 'Appointments',
    treatments: 'Treatments',
    chat: 'Live chat',
  },
  features: {
    title: 'What is in it',
    items: {
      booking: {
        title: 'Online booking',
        text: 'Three steps, day and night. Two visitors never get the same room at the same time.',
      },
      languages: {
        title: 'Four languages',
        text: 'Dutch, English, Arabic and Spanish, each written for its readers, with Arabic from right to left.',
      },
      portal: {
        title: 'Client portal',
        text: 'Clients see, move and cancel their own appointments, and know beforehand what that costs.',
      },
      mail: {
        title: 'Mail that arrives',
        text: 'A confirmation with a calendar file, in the client’s language and never twice.',
      },
      content: {
        title: 'Treatments explained',
        text: 'Price, duration, risks and aftercare on one page, in files that an editor can read.',
      },
      privacy: {
        title: 'Sparing with data',
        text: 'No trackers, no cookie banner, and a log without names.',
      },
    },
  },
  appointments: {
    title: 'A day in the diary',
    lead: 'Appointments side by side, each half an hour or longer.',
    time: 'Time',
    client: 'Client',
    treatment: 'Treatment',
    status: 'Status',
    client_name: 'Client {{letter}}',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  treatments: {
    title: 'Part of the price list',
    lead: 'Amounts and times are made up. The real prices are under Treatments.',
    duration: 'Duration',
    price: 'Price',
    items: {
      contour: 'Contour plan for the face',
      volume: 'Restoring cheek volume',
      texture: 'Course for skin texture',
      body: 'Body contour, one area',
      glow: 'Fresh skin in an afternoon',
      brows: 'Brows and lashes together',
    },
  },
  chat: {
    title: 'A conversation in the chat',
    lead: 'The chat button opens the clinic’s chat service in a new tab. This conversation is a sample.',
    visitor: 'Visitor',
    clinic: 'Clinic',
    messages: {
      one: 'Good morning. Can I go straight back to work after a hydra facial?',
      two: 'Good morning! Yes, you can. Your skin may be a little red for a few hours. Wait 2 to 4 hours before using make-up.',
      three: 'And exercise that evening?',
      four: 'Better not: avoid sweating for 24 hours after the treatment. The next day is fine.',
      five: 'Great, then I’ll book Friday.',
      six: 'See you then. You’ll also get the aftercare on paper.',
    },
    input_note: 'Nothing can be sent in the demo.',
  },
  close_title: 'Something like this for *your* clinic?',
  close_text: 'Tell us how you work, and we’ll show you what fits.',
  contact: 'Get in touch',
  home: 'Back to the website',
}
