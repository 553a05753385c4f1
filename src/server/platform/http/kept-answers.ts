import { createHash } from 'node:crypto'
import type { Bell } from '#server/platform/events/bell.ts'

/** An answer and the name of this very version of it, for `ETag`. */
export type Kept<Answer> = { readonly answer: Answer; readonly etag: string }
export type KeptAnswers<Answer> = (question: string, work: () => Promise<Answer>) => Promise<Kept<Answer>>

const minuteMs = 60_000
/** All the days and months that can be booked, for every length of a visit; whoever asks for more asks in vain. */
const most = 2000

/**
 * Answers about free times, worked out once until the agenda changes or the clock reaches the next minute. Where changes
 * of other processes cannot be heard nothing is kept. What is shown promises nothing: a booking is decided by the database.
 */
export function keepAnswers<Answer>({
  bell,
  now,
}: {
  readonly bell: Pick<Bell, 'rung'>
  readonly now: () => Date
}): KeptAnswers<Answer> {
  const kept = new Map<string, Promise<Kept<Answer>>>()
  let keptSince = ''

  return function ask(question, work) {
    const rung = bell.rung()
    if (rung === null) return named(work())
    const since = `${rung} ${momentOf(now())}`
    if (since !== keptSince || kept.size >= most) kept.clear()
    keptSince = since
    const known = kept.get(question)
    if (known !== undefined) return known
    const fresh = named(work())
    kept.set(question, fresh)
    fresh.catch(() => kept.get(question) === fresh && kept.delete(question))
    return fresh
  }
}

/** Starts, lead times and days begin on a full minute: one moment is that minute itself, the next all that lies between. */
function momentOf(instant: Date): number {
  const minutes = instant.getTime() / minuteMs
  return Math.floor(minutes) + Math.ceil(minutes)
}

async function named<Answer>(working: Promise<Answer>): Promise<Kept<Answer>> {
  const answer = await working
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
  return { answer, etag: `"${hash.slice(0, 22)}"` }
}
