import { randomKey } from '#web/lib/random-key.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/lib/use-draft.ts'

const draft = 'booking-key'

let seed: string | undefined

/**
 * The key of a booking: the same for the same request until it is booked or put aside, also after a reload that followed a lost
 * answer (DECISIONS 3). Kept is only where it begins: what is sent may tell of an illness.
 */
export function requestKeyOf(request: string): string {
  seed ??= readDraft(draft)?.['seed'] ?? randomKey()
  keepDraft(draft, { seed })
  let hash = 0
  for (let at = 0; at < request.length; at += 1) hash = Math.imul(hash ^ request.charCodeAt(at), 16_777_619)
  return seed + hash
}

export function forgetRequestKey(): void {
  seed = undefined
  forgetDraft(draft)
}
