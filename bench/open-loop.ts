import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from './measure.ts'

/** One request and the status that it must be answered with. */
export type Asking = { readonly path: string; readonly body?: unknown; readonly expects: number }
export type Step = {
  readonly perSecond: number
  /** Milliseconds from the moment a request was due, so that what waits behind a slow answer is counted as slow. */
  readonly p50: number
  readonly p99: number
  /** Answers with another status, and requests without an answer. */
  readonly errors: number
}

const connections = 128
const patienceMs = 5000
/** So many unanswered requests are given up on: nothing that is that far behind catches up. */
const mostUnanswered = 2000

/** Sends `perSecond` requests a second for so many seconds, however slow the answers are. */
export async function drive(
  origin: string,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => Asking },
): Promise<Step> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const running = new Set<Promise<void>>()
  let errors = 0
  async function send(asking: Asking, dueAt: number): Promise<void> {
    const status = await ask(agent, origin, asking).catch(() => 0)
    times.push(performance.now() - dueAt)
    if (status !== asking.expects) errors += 1
  }
  const startedAt = performance.now()
  for (let sent = 0; sent < perSecond * seconds && running.size < mostUnanswered;) {
    const dueAt = startedAt + (sent / perSecond) * 1000
    if (dueAt > performance.now()) {
      await sleep(1)
      continue
    }
    sent += 1
    const answered = send(next(), dueAt).finally(() => running.delete(answered))
    running.add(answered)
  }
  await Promise.all(running)
  agent.destroy()
  return { perSecond, p50: median(times), p99: quantile(times, 0.99), errors }
}

/** The status, once the whole answer has come. */
function ask(agent: Agent, origin: string, { path, body }: Asking): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const asked = request(
      origin + path,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: { 'Accept-Encoding': 'br', ...(text && { 'Content-Type': 'application/json' }) },
        timeout: patienceMs,
      },
      (answer) => {
        answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0))
        answer.resume()
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', reject)
    asked.end(text)
  })
}
