import { setTimeout as sleep } from 'node:timers/promises'
import type { AppointmentAnswer } from '#shared/features/booking/contract.ts'
import { bookingOf, somebody } from '../tests/app.ts'
import { freeDays, freeStarts } from '../tests/free-times.ts'
import { countMailsAt } from '../tests/mail-count.ts'

/** Where the server answers now; it moves with every start. */
export type Place = { origin: string }
/** What was answered with 200 or 201, and so must be true for good. */
export type Acknowledged = {
  /** Ids of visits, the desk's among them. */
  readonly booked: string[]
  readonly cancelled: string[]
}
export type WorkSoFar = {
  readonly acknowledged: Acknowledged
  /** Visits that were asked to be cancelled; whether they were is known only of those in `acknowledged`. */
  readonly mayBeCancelled: Set<string>
  /** When each booking was accepted, by `performance.now()`. */
  readonly acceptedAt: number[]
  /** How often each status was answered. */
  readonly statuses: Map<number, number>
  /** Requests that the server took and did not answer. */
  readonly cut: () => number
  readonly stop: () => Promise<void>
}

const treatment = 'Gratis consult'
const [visitors, desks] = [6, 1]
/** A mail that was on its way when a process died is taken up again when its job has run out, after two minutes. */
const mailPatienceMs = 10 * 60_000
/** Rivals for a time: more than there are rooms, so that every time is a race. */
const rivals = 6

/**
 * Visitors who look, book and cancel, and a desk that books for people on the telephone, until they are told to stop. Whose
 * answer was cut off asks again with the same key, as the site does; the desk looks first, so it does not.
 */
export function startWork(
  place: Place,
  {
    starts,
    publicUrl,
    cookie,
    pauseMs = 100,
    keeps = 2,
  }: {
    starts: readonly string[]
    publicUrl: string
    cookie: string
    pauseMs?: number
    /** Of three visits that somebody booked on the site, so many are not cancelled. */
    keeps?: number
  },
): WorkSoFar {
  const acknowledged: Acknowledged = { booked: [], cancelled: [] }
  const mayBeCancelled = new Set<string>()
  const acceptedAt: number[] = []
  const statuses = new Map<number, number>()
  let [attempts, cut] = [0, 0]
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  const nextStart = () => starts[Math.floor(attempts++ / rivals) % starts.length]

  /** Null when the answer was cut off, or nobody listened. */
  async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
    try {
      const answer = await fetch(place.origin + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const told = (await answer.json()) as AppointmentAnswer
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      return { status: answer.status, told }
    } catch (error) {
      if (!isRefused(error)) cut += 1
      return null
    }
  }
  async function askUntilAnswered(path: string, body?: unknown, headers?: Record<string, string>) {
    for (;;) {
      const answer = await ask(path, body, headers)
      if (answer !== null) return answer
      await sleep(pauseMs)
    }
  }
  function accept({ id }: AppointmentAnswer): void {
    acknowledged.booked.push(id)
    acceptedAt.push(performance.now())
  }

  async function visit(): Promise<void> {
    for (let turn = 0; !isOver(); turn++) {
      const appointmentDate = nextStart()
      const email = somebody()
      if (turn % 3 === 0)
        await ask(`/api/availability?date=${appointmentDate?.slice(0, 10)}&treatment=${treatment}`)
      const booking = bookingOf({ treatmentType: treatment, appointmentDate, email })
      const { status, told } = await askUntilAnswered('/api/appointments', booking, {
        'Idempotency-Key': email,
      })
      if (status === 201) accept(told)
      await sleep(pauseMs)
      if (status !== 201 || turn % 3 < keeps || isOver()) continue
      mayBeCancelled.add(told.id)
      const token = new URL(told.manageUrl).searchParams.get('token') ?? ''
      const cancelled = await askUntilAnswered(
        `/api/appointments/${told.id}/cancel?token=${encodeURIComponent(token)}`,
        {},
      )
      if (cancelled.status === 200) acknowledged.cancelled.push(told.id)
      await sleep(pauseMs)
    }
  }

  async function workAtDesk(): Promise<void> {
    while (!isOver()) {
      const { firstName, lastName, phone } = bookingOf()
      const person = { firstName, lastName, phone, email: somebody(), source: 'phone' }
      const booking = { ...person, treatmentType: treatment, appointmentDate: nextStart() }
      const answer = await ask('/api/desk/appointments', booking, { Cookie: cookie, Origin: publicUrl })
      if (answer?.status === 201) accept(answer.told)
      await sleep(pauseMs)
    }
  }

  const people = [...Array.from({ length: visitors }, visit), ...Array.from({ length: desks }, workAtDesk)]
  return {
    acknowledged,
    mayBeCancelled,
    acceptedAt,
    statuses,
    cut: () => cut,
    async stop() {
      over.abort()
      await Promise.all(people)
    },
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

/** Every free start of a treatment at that server. */
export async function findStarts(origin: string): Promise<string[]> {
  const starts: string[] = []
  for (const day of await freeDays(origin, treatment))
    starts.push(...(await freeStarts(origin, treatment, day)))
  return starts
}

/** Also returns when some are never sent: that is counted by who asks. */
export async function untilMailsAreSent(origin: string, dataDir: string): Promise<void> {
  const givenUpAt = performance.now() + mailPatienceMs
  while ((await countMailsAt(origin, dataDir)).queued > 0 && performance.now() < givenUpAt) await sleep(500)
}
