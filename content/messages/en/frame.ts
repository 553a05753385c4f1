import type { frame as source } from '#content/messages/nl/frame.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const frame: Translated<typeof source> = {
  skip: 'Skip to content',
  home_link: '{{clinic}}, to the home page',
  main_navigation: 'Main menu',
  menu: 'Menu',
  close: 'Close',
  book: 'Book an appointment',
  book_subject: 'Book:',
  first_free: 'Book the first available time',
  first_free_unknown: 'See the available times',
  clinic_time: 'Dutch time',
  call: 'Call {{phone}}',
  portal: 'My clinic',
  language: 'Language',
  language_title: 'Choose a language',
  language_note: 'You stay on this page.',
  quick_actions: 'Quick actions',
  page: {
    home: 'Home',
    treatments: 'Treatments',
    about: 'About us',
    blog: 'Blog',
    reviews: 'Reviews',
    contact: 'Contact',
    privacy: 'Terms and privacy',
    house_rules: 'House rules',
    complaints: 'Complaints',
  },
  mega: {
    title: 'What shall we look at?',
    text: 'Not sure which treatment suits you? A first conversation is free and commits you to nothing.',
    contact: 'Ask a question',
    view_all: 'View all',
    all_treatments: 'All treatments',
  },
  booking_failed: {
    title: 'The booking window won’t load',
    text: 'Check your connection or call us: {{phone}}.',
    link: 'Book an appointment on a separate page',
  },
}
