import type { categoryPage as source } from '#content/messages/nl/category-page.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const categoryPage: Translated<typeof source> = {
  why_title: 'Why come to us',
  reasons: {
    one: {
      title: 'A conversation first',
      text: 'We start by listening and looking. If something isn’t wise, we advise against it.',
    },
    two: {
      title: 'The price beforehand',
      text: 'You know the cost before you decide. Where a price starts “from”, we tell you what it depends on.',
    },
    three: {
      title: 'Risks in the open',
      text: 'Side effects and recovery are on the page of every treatment, not in the small print.',
    },
    four: {
      title: 'Qualified and skilled',
      text: 'Only a doctor gives injections. Other treatments are done by someone trained for them.',
    },
    five: {
      title: 'Hygiene without shortcuts',
      text: 'Disposable materials where possible, cleaned and checked instruments where needed.',
    },
    six: {
      title: 'There for you afterwards',
      text: 'You go home with written aftercare and a number you can call.',
    },
  },
  faq_title: 'Frequently asked questions',
  faqs: {
    one: {
      question: 'Do I need a consultation first?',
      answer:
        'Only where the treatment says so: then the doctor sees you first in a separate consultation ({{doctorPrice}}). For all the others we discuss what you would like and your health in the same visit, and a doctor gives injectables only after examining you. If you’re unsure, there’s a free consultation with a skin therapist, beautician or adviser, not with a doctor. It commits you to nothing.',
    },
    two: {
      question: 'Can I cancel?',
      answer:
        'Yes, free of charge up to {{hours}} hours before the appointment. After that, or if you don’t come, we charge {{share}} of the price, and {{fee}} for a free consultation.',
    },
    three: {
      question: 'How do I prepare?',
      answer:
        'Come 5 to 10 minutes early and tell us about medicines, allergies and a possible pregnancy. The page of each treatment says what else you can do.',
    },
    four: {
      question: 'When can I exercise or wear make-up again?',
      answer:
        'Make-up is often fine after 2 to 4 hours, and exercise after 24 hours. Some treatments need more rest; the aftercare of your treatment always comes first.',
    },
    five: {
      question: 'How do I pay?',
      answer:
        'Right after the treatment, by card or in cash. You pay for a course or package in full, at the first visit. You can’t pay in instalments.',
    },
  },
}
