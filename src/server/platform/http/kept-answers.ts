import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Bell } from '#server/platform/events/bell.ts'
import { isFresh } from '#server/platform/http/file-answer.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import type { FindReady, ReadyAnswer } from '#server/platform/http/ready-answers.ts'

/** An answer and the name of this very version of it, for `ETag`. */
export type Kept<Answer> = { readonly answer: Answer; readonly etag: string }

/**
 * Answers about free times, kept until the agenda changes or the clock reaches the next minute. Where changes of other
 * processes cannot be heard nothing is kept. What is shown promises nothing: a booking is decided by the database.
 */
export type KeptAnswers = {
  /** Works the answer to a question out, once for everybody who asks it. */
  readonly ask: <Answer>(question: string, work: () => Promise<Answer>) => Promise<Kept<Answer>>
  /** For routes that `ask`: notes what they send, so that `find` has it ready for the same address. */
  readonly note: (budget: Budget) => MiddlewareHandler
  /** What they sent, for who asks the same address again; it takes as much from the budget. */
  readonly find: FindReady
}

type Noted = { readonly etag: string; readonly whole: ReadyAnswer; readonly unchanged: ReadyAnswer }

const minuteMs = 60_000
/** All the days and months that can be booked, for every length of a visit; whoever asks for more asks in vain. */
const most = 2000

export function keepAnswers({
  bell,
  now,
}: {
  readonly bell: Pick<Bell, 'rung'>
  readonly now: () => Date
}): KeptAnswers {
  const answers = new Map<string, Promise<Kept<unknown>>>()
  const noted = new Map<string, Noted>()
  let keptSince: string | null = null

  /** Forgets what is old. Answers with what is another text once something has changed, or null where nothing is kept. */
  function since(): string | null {
    const rung = bell.rung()
    const current = rung === null ? null : `${rung} ${momentOf(now())}`
    if (current !== keptSince || answers.size >= most || noted.size >= most) {
      answers.clear()
      noted.clear()
    }
    keptSince = current
    return current
  }

  return {
    ask<Answer>(question: string, work: () => Promise<Answer>) {
      if (since() === null) return named(work())
      const known = answers.get(question)
      // The same question is always answered with the same shape.
      if (known !== undefined) return known as Promise<Kept<Answer>>
      const fresh = named(work())
      answers.set(question, fresh)
      fresh.catch(() => answers.get(question) === fresh && answers.delete(question))
      return fresh
    },

    note: (budget) => async (c, next) => {
      const before = since()
      await next()
      const { status, headers: sent } = c.res
      if (before === null || c.req.method !== 'GET' || status !== 200) return
      const body = Buffer.from(await c.res.clone().arrayBuffer())
      // What changed while it was worked out may be missing in it.
      if (since() !== before) return
      const valueOf = (name: string) => sent.get(name) ?? ''
      const etag = valueOf('ETag')
      const headers = { 'Cache-Control': valueOf('Cache-Control'), ETag: etag }
      const common = { route: routePath(c, -1), budget }
      const type = { 'Content-Type': valueOf('Content-Type'), 'Content-Length': String(body.length) }
      const whole = { ...headers, ...type }
      noted.set(addressIn(c.req.url), {
        etag,
        whole: { ...common, status, headers: whole, body },
        unchanged: { ...common, status: 304, headers },
      })
    },

    find(url, header) {
      if (since() === null) return undefined
      const found = noted.get(url)
      if (found === undefined) return undefined
      return isFresh(header('if-none-match'), found.etag) ? found.unchanged : found.whole
    },
  }
}

/** Path and query as they were asked. */
function addressIn(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
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
