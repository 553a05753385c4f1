import type { urgent as source } from '#content/messages/nl/urgent.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const urgent: Translated<typeof source> = {
  title: 'When to call at once',
  filler_112:
    'For any sudden loss of sight, blurred or double vision, a drooping mouth, trouble speaking or loss of strength in an arm or leg, call 112 at once and say that you’ve had a filler.',
  filler_call:
    'If the pain is severe or gets worse, a swelling is warm or painful or keeps growing, or you see pale, white, grey or mottled purple skin, a white patch in the mouth, new dots, blisters or spots, pus or a sore, don’t wait until tomorrow: call our emergency number {{emergency}}, day or night.',
  filler_nobody:
    'If nobody answers, call your GP, or outside office hours the out-of-hours GP service (huisartsenpost). Say that it’s about a filler, where it is and when it was placed.',
  toxin_112:
    'If you find it hard to swallow, speak or breathe, keep choking, or your face or tongue swells quickly, call 112 at once and say that you’ve had botulinum toxin.',
  toxin_call:
    'If you see double or less well, an eyelid droops, swallowing feels different, you have a fever or the pain gets worse, call our emergency number {{emergency}}, day or night.',
  enzyme_112:
    'If you feel short of breath or dizzy, faint, get hives, or your face, tongue or throat swells, and for any sudden loss of sight, or blurred or double vision, call 112 at once and say that a filler was dissolved with hyaluronidase.',
  plasma_112:
    'For any sudden loss of sight, blurred or double vision, trouble speaking or loss of strength in an arm or leg, call 112 at once and say that plasma from your own blood was injected.',
  plasma_call:
    'If you have a fever or see pus, if redness or pain gets worse, or if a swelling still increases after three days, call our emergency number {{emergency}}, day or night.',
  nobody:
    'If nobody answers, call your GP, or outside office hours the out-of-hours GP service (huisartsenpost). Say what was injected, where and when.',
}
