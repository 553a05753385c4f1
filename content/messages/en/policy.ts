import type { policy as source } from '#content/messages/nl/policy.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const policy: Translated<typeof source> = {
  illness_free:
    'If you fall ill in the last {{hours}} hours and call us before your appointment, you pay nothing.',
  illness_charged:
    'If you fall ill in the last {{hours}} hours, we still charge {{share}} of the price. Stay at home all the same, and call us.',
  not_treated: 'If we decide not to treat you, you pay nothing.',
  consult_charged: 'You pay for this consultation even if we then decide against a treatment.',
  grace:
    'Moving or cancelling costs nothing in the first {{minutes}} minutes after booking. For moving late, cancelling late or not coming we charge once per appointment at most.',
  one_fee: 'For moving late, cancelling late or not coming we charge once per appointment at most.',
}
