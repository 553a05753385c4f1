import type { faq as source } from '#content/messages/nl/faq.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const faq: Translated<typeof source> = {
  title: 'Questions we *often* hear.',
  lead: 'Isn’t yours here? Call or write, and a person will answer.',
  items: {
    consult: {
      question: 'Do I need a consultation first?',
      answer:
        'Before every treatment we discuss what you would like, your health and what is feasible, usually in the same visit. For injectables a doctor always examines you in person before the needle. A few treatments, such as filler in the nose or under the eyes and the TCA peel, need a separate consultation with the doctor first ({{doctorPrice}}); we say so where that’s the case. If you’re unsure, start with a free consultation. That’s with a skin therapist, beautician or adviser, not with a doctor. If you’re not there, or move or cancel it less than {{hours}} hours ahead, we charge a reservation fee of {{fee}}.',
    },
    result: {
      question: 'How long does the result last?',
      answer:
        'That differs from person to person and from treatment to treatment. You see the effect of botulinum toxin after 3 to 7 days, and it usually lasts 3 to 4 months. Fillers often last 6 to 12 months. We don’t promise a result, but we do promise an honest conversation about what to expect.',
    },
    after: {
      question: 'What should I avoid after a treatment?',
      answer:
        'Wear no make-up for 2 to 4 hours, and for 24 hours avoid exercise, saunas and anything else that makes you sweat. Some treatments ask for more; you get that on paper, and it always comes first.',
    },
    cancel: {
      question: 'Can I move my appointment free of charge?',
      answer:
        'Yes, up to {{hours}} hours ahead. After that, or if you don’t come, we charge {{share}} of the price. Please arrive 5 to 10 minutes early: arriving late leaves less time for the same price.',
    },
    payment: {
      question: 'How do I pay?',
      answer:
        'Right after the treatment, by card or in cash. You can’t pay in instalments. You pay for a course or package in full, at the first visit, and unused sessions aren’t refunded. Your rights under the law still apply, also in pregnancy or illness: see the house rules.',
    },
    age: {
      question: 'From what age do you treat?',
      answer:
        'For injectables you must be {{age}} or older. We treat younger clients with injectables only on medical grounds, with a referral and with a parent or guardian who comes along and co-signs.',
    },
  },
}
